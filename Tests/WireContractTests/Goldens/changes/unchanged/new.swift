// widgetgen: family
protocol Component: Codable {}

struct Label: Component {
  // widgetgen: key = "s"
  var extent: Int
  var text: String
}
