// widgetgen: codable
struct Label {
  var text: String
  var size: Int?
}
