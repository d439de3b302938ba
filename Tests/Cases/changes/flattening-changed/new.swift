// widgetgen: family
protocol Component: Codable {}

struct Label: Component {
  var style: Style
}
struct Style: Codable { var color: String }
