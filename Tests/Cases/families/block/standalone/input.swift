import WidgetRuntime

/// The block makes the protocol a family, but not the classes and structs.
// widgetgen:begin: family, tag = kind
protocol Shape: Codable {}

final class Round: Shape {
  let radius: Double

  // widgetgen:inline:auto:Round.Init
  init(
      radius: Double
  ) {
      self.radius = radius
  }
  // widgetgen:end

  // widgetgen:inline:auto:Round.Coding
  private typealias WidgetInterface = WidgetCoding.Interface1

  init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: WireKey.self)
      radius = try fields.decode(Double.self, forKey: "radius")
  }

  func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: WireKey.self)
      try fields.encode("round", forKey: "kind")
      try fields.encode(radius, forKey: "radius")
  }
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
struct Screen: Codable {
  var shapes: [any Shape]
}
// widgetgen:end
