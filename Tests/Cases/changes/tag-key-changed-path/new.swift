// widgetgen: family, tagPath = "meta.type"
protocol Component: Codable {}

struct Text: Component {
  var text: String
}
