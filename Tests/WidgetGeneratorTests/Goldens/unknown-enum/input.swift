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
