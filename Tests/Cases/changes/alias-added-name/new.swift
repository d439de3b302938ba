// widgetgen: family, tag(decode) = ["kind", "type"]
protocol Component: Codable {}

struct Text: Component {
  var text: String
}
