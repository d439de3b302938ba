import WidgetRuntime

// widgetgen: decodable, encodable
class Shape: Codable {
  var name: String

  func didDecode(from decoder: any Decoder) {}

  // widgetgen:inline:auto:Shape.Coding
  private typealias WidgetInterface = WidgetCoding.Interface1

  required init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: WireKey.self)
      name = try fields.decode(String.self, forKey: "name")
      didDecode(from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: WireKey.self)
      try fields.encode(name, forKey: "name")
  }
  // widgetgen:end
}

// widgetgen: codable
class Circle: Shape {
  let radius: Int

  override func didDecode(from decoder: any Decoder) {}

  // widgetgen:inline:auto:Circle.Coding
  private typealias WidgetInterface = WidgetCoding.Interface1

  required init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: WireKey.self)
      radius = try fields.decode(Int.self, forKey: "radius")
      try super.init(from: decoder)
  }

  override func encode(to encoder: any Encoder) throws {
      try super.encode(to: encoder)
      var fields = encoder.container(keyedBy: WireKey.self)
      try fields.encode(radius, forKey: "radius")
  }
  // widgetgen:end
}

// widgetgen: codable
final class Disc: Circle {
  // widgetgen: key = "fill.color"
  let color: String?

  func validate() throws {}

  // widgetgen:inline:auto:Disc.Coding
  private typealias WidgetInterface = WidgetCoding.Interface1

  required init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: WireKey.self)
      color = try fields.decodeIfPresent(String.self, at: "fill", "color")
      try super.init(from: decoder)
      try validate()
  }

  override func encode(to encoder: any Encoder) throws {
      try super.encode(to: encoder)
      var fields = encoder.container(keyedBy: WireKey.self)
      try fields.encodeIfPresent(color, at: "fill", "color")
  }
  // widgetgen:end
}

class Plain {
  var count = 0
}

// widgetgen: codable
final class OfPlain: Plain, Codable {
  let value: Int

  // widgetgen:inline:auto:OfPlain.Coding
  private typealias WidgetInterface = WidgetCoding.Interface1

  init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: WireKey.self)
      value = try fields.decode(Int.self, forKey: "value")
  }

  func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: WireKey.self)
      try fields.encode(value, forKey: "value")
  }
  // widgetgen:end
}
