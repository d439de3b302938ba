import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct List: Component {
  // widgetgen: unknown = skip
  var items: [any Component]
  var all: [any Component]
}
