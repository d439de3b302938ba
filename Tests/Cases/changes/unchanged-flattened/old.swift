// widgetgen: codable
struct Style {
  var color: String?
}
// widgetgen: codable
struct Label {
  var text: String
  var width: Int
  // widgetgen: flatten
  var style: Style
}
