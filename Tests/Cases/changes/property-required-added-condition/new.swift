// widgetgen: codable
struct Card {
  var id: Int
  #if os(Linux)
    var size: Int
    var note: String?
  #endif
}
