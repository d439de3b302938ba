// widgetgen: family
protocol Component: Codable {}

// widgetgen: name = "text", alias = "*_text"
struct Text: Component {
  var type: String
  var text: String
}
