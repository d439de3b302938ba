// widgetgen: family
protocol Component: Codable {}

struct Label: Component {
  // widgetgen: alias = "label"
  var text: String
}
