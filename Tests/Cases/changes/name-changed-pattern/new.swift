// widgetgen: family
protocol Component: Codable {}

// widgetgen: name = "long_text"
struct Text: Component {
  var type: String
  var text: String
}
