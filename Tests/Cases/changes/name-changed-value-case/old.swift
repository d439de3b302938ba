// widgetgen: family
protocol Component: Codable {}

// widgetgen: codable, caseInsensitive
enum Mode: String {
  // widgetgen: name = "on", alias = "enabled"
  case on
  case off
}

struct Label: Component {
  var mode: Mode
}
