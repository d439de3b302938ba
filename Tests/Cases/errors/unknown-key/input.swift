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

// widgetgen: family, unknown = .colour(hex: "0")
enum Paint {
  case color(hex: String)
}

// widgetgen: family, unknown = .color(hex: "0")
enum Twice {
  case color(hex: String)
  // widgetgen: unknown
  case other
}

// widgetgen: family, unknown = .text
protocol Values: Codable {}

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
  // widgetgen: unknown = skip
  var colors: [Color]
  // widgetgen: unknown = throw
  var image: Image
}

// widgetgen: family, unknown = .red
enum Color {
  case red
}

// widgetgen: family, unknown = key(fallback)
enum Image {
  case asset(name: String)
}
