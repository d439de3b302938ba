// widgetgen: family, decodeTag = ["kind", "type"]
protocol Component: Codable {}

struct Text: Component {
  var text: String
}
