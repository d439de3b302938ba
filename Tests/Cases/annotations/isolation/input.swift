import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

// widgetgen: nonisolated
struct Text: Component {
  var text: String
}
