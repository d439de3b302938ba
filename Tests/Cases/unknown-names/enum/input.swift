import WidgetRuntime

// widgetgen: family, unknown = skip
enum Shape: Sendable {
  case circle(radius: Double)
  case group([Shape])
}

// widgetgen: codable
struct Drawing: Sendable {
  var shapes: [Shape]
  var named: [String: [Shape]]
  // widgetgen: unknown = throw
  var strict: [Shape]?
  var frame: Shape?
}

// widgetgen: codable, unknown = skip
enum Corner: Sendable {
  case round(radius: Double)
  case sharp
}

// widgetgen: codable
struct Box: Sendable {
  var corners: [Corner]
}

// widgetgen: decodable
enum Edge: Sendable { case solid, dashed(length: Int) }

// widgetgen: decodable
struct Line: Sendable {
  // widgetgen: unknown = skip
  var edges: [Edge]
  // widgetgen: unknown = skip
  var last: Edge?
}
