// widgetgen: family
protocol Component: Codable {}

struct Label: Component {
  // widgetgen: flatten
  var style: Style
}
struct Style: Codable { var color: String }
