// widgetgen: family
protocol Component: Codable {}

// widgetgen: codable
enum Mode: String {
  // widgetgen: name = "enabled", alias = "on"
  case on
  case off
}

struct Label: Component {
  var mode: Mode
}
