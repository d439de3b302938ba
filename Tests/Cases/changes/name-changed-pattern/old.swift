// widgetgen: family
protocol Component: Codable {}

// widgetgen: name = "*_text"
struct Text: Component {
  var type: String
  var text: String
}
