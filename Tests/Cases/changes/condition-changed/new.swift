// widgetgen: codable
struct Label {
  var text: String
  #if os(iOS)
    var size: Int?
  #endif
}
