import WidgetRuntime

class Plain {}

// widgetgen: codable, positional
final class Point: Plain, Codable {
  let x: Int
  var label: String?

  init(x: Int) { self.x = x }

  // widgetgen:inline:auto:Point.Coding
  private typealias WidgetInterface = WidgetCoding.Interface1

  init(from decoder: any Decoder) throws {
      var elements = try WidgetCoding.elements(of: decoder)
      x = try elements.decode(Int.self, for: "x")
      label = try elements.decodeIfPresent(String.self)
  }

  func encode(to encoder: any Encoder) throws {
      var elements = encoder.unkeyedContainer()
      try elements.encode(x)
      try elements.encode(label)
  }
  // widgetgen:end
}

// widgetgen: decodable, encodable, positional
private struct Pair: Codable {
  var elements: [Int]
  var second: Point

  // widgetgen:inline:auto:Pair.Coding
  private typealias WidgetInterface = WidgetCoding.Interface1

  init(from decoder: any Decoder) throws {
      var elements = try WidgetCoding.elements(of: decoder)
      self.elements = try elements.decode([Int].self, for: "elements")
      second = try elements.decode(Point.self, for: "second")
  }

  func encode(to encoder: any Encoder) throws {
      var elements = encoder.unkeyedContainer()
      try elements.encode(self.elements)
      try elements.encode(second)
  }
  // widgetgen:end
}
