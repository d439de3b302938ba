// widgetgen: family
protocol Component: Codable {}

struct Text: Component {
  var text: String
}
