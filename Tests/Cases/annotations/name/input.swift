import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

// widgetgen: name = "custom:text"
struct Text: Component {
  var text: String
}

// widgetgen: name = "card", alias = "old-card"
struct Card: Component {}
