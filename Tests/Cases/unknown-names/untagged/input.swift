import WidgetRuntime

// widgetgen: family = untagged, unknown = keep
protocol Shape: Codable, Sendable {}

struct Circle: Shape { var radius: Double }

struct Group: Shape {
  var shapes: [any Shape]
  // widgetgen: unknown = skip
  var known: [any Shape] = []
}
