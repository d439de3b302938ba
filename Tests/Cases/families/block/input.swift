import WidgetRuntime

/// The block makes the protocol a family, but not the classes and structs.
// widgetgen:begin: family, tag = kind
protocol Shape: Codable {}

final class Round: Shape {
  let radius: Double

  // widgetgen:inline:auto:Round.Init
  // widgetgen:end

  // widgetgen:inline:auto:Round.Coding
  // widgetgen:end
}

struct Group: Shape {
  var shapes: [any Shape]
  var center: Point
}

// widgetgen: positional
struct Point: Codable {
  var x: Double
  var y: Double
}

// widgetgen: family, unknown = skip
// expected-warning 15-20: 'family' has no effect here; it applies to a protocol, a class, or an enum [misplaced-annotation]
struct Screen: Codable {
  var shapes: [any Shape]
}
// widgetgen:end
