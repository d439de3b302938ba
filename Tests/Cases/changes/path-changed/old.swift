// widgetgen: family
protocol Component: Codable {}

struct Label: Component {
  // widgetgen: path = "meta.size"
  var size: Int
}
