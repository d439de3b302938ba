// widgetgen: family
protocol Component: Codable {}

struct Text: Component {
  var type: String
  var text: String
}
