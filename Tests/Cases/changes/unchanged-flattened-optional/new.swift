// widgetgen: codable
struct Style {
  var color: String?
}
// widgetgen: codable
struct Label {
  var text: String
  // widgetgen: flatten
  var style: Style?
}
