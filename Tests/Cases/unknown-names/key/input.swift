import WidgetRuntime

// widgetgen: family, unknown = key(fallback)
protocol Component: Codable {}

// widgetgen: family, tag = meta.kind, unknown = key(`old.value`), caseInsensitive
public protocol Action: Codable {}

struct Text: Component {
  var text: String
}

public struct Open: Action {
  var url: String
}

// widgetgen: family, unknown = key(fallback)
enum Fill {
  case color(hex: String)
}

// widgetgen: codable
struct Screen {
  // widgetgen: unknown = skip
  var components: [any Component]
  // widgetgen: unknown = throw
  var main: any Component
}
