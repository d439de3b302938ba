// widgetgen: family
protocol Component: Codable {}

struct Label: Component {
  // widgetgen: key = "layout.size"
  var size: Int
}
