import WidgetRuntime

// widgetgen: family, unknown = keep
protocol Component: Codable {}

struct Text: Component {
  var text: String
}

struct List: Component {
  // widgetgen: unknown = skip
  var items: [any Component]
  // widgetgen: unknown = throw
  var strict: [String: any Component] = [:]
  // widgetgen: unknown = Text
  var replaced: any Component
}
