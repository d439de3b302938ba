import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

// widgetgen: isolation = nonisolated
struct Text: Component {
  var text: String
}
