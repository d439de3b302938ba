import WidgetRuntime

// widgetgen: family, unknown = keep
protocol Component: Codable, Sendable {}

struct Screen: Component {
  var kept: [any Component]
  // widgetgen: unknown = throw
  var strict: [any Component]
  // widgetgen: unknown = skip
  var skipped: [any Component]
  // widgetgen: unknown = skip
  var narrow: [any Component & Equatable]
}
