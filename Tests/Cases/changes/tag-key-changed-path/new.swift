// widgetgen: family, tag = "meta.type"
protocol Component: Codable {}

struct Text: Component {
  var text: String
}
