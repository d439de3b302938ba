// widgetgen: family
protocol Component: Codable {}

struct Label: Component {
  // widgetgen: key = "title", alias = "text"
  var text: String
}
