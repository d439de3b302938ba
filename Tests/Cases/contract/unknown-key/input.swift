import WidgetRuntime

// widgetgen: family, unknown = key(fallback)
protocol Component: Codable {}

struct Text: Component {
  var text: String
}

// widgetgen: codable
struct Screen {
  var body: [any Component]
  // widgetgen: unknown = skip
  var extras: [any Component] = []
}
