// widgetgen: codable
struct Label {
  var text: String
}
