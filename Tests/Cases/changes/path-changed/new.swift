// widgetgen: family
protocol Component: Codable {}

struct Label: Component {
  // widgetgen: path = "layout.size"
  var size: Int
}
