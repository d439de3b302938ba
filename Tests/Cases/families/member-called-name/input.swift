import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Name: Component {
  let first: String
}
