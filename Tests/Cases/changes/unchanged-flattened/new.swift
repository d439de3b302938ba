// widgetgen: codable
struct Style {
  var color: String?
  var width: Int
}
// widgetgen: codable
struct Label {
  var text: String
  // widgetgen: flatten
  var style: Style
}
