// widgetgen: codable
struct Card {
  var id: Int
  #if os(tvOS)
    var focus: String
  #endif
}
