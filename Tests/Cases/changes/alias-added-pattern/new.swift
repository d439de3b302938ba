// widgetgen: family
protocol Component: Codable {}

// widgetgen: name = ["text", "*_text"]
struct Text: Component {
  var type: String
  var text: String
}
