// widgetgen: family
protocol Component: Codable {}

struct Label: Component {
  // widgetgen: key = "meta.size"
  var size: Int
}
