import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component {
  // widgetgen: alias = "label", alias = ["caption", "title"]
  var text: String
}
