import WidgetRuntime

// widgetgen: family = external, unknown = key(fallback)
protocol External: Codable {}

// widgetgen: family, unknown = key(type)
protocol Tagged: Codable {}

// widgetgen: family, unknown = key(meta.old)
protocol Nested: Codable {}

// widgetgen: family, unknown = key()
protocol Empty: Codable {}

// widgetgen: family, unknown = key(fallback)
enum Fill {
  case color(hex: String)
  // widgetgen: unknown
  case other
}

// widgetgen: family, content = value, unknown = key(fallback)
enum Shape {
  case circle(radius: Int)
}

// widgetgen: codable
struct Screen {
  // widgetgen: unknown = key(fallback)
  var body: [any Tagged]
  // widgetgen: unknown = key(fallback)
  var fill: Fill
}
