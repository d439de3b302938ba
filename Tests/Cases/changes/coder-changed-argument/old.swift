// The generic arguments of a coder can determine the form of its JSON.
import WidgetRuntime

// widgetgen: codable
struct Product {
  // widgetgen: coder = Scaled<Cents>()
  var price: Int
  // widgetgen: coder = Plain()
  var count: Int
}

protocol Unit { static var factor: Int { get } }
struct Cents: Unit { static var factor: Int { 100 } }
struct Mills: Unit { static var factor: Int { 1_000 } }

struct Scaled<Scale: Unit>: WidgetCoder {
  typealias JSON = Int
  func decode(from decoder: any Decoder) throws -> Int { try Int(from: decoder) / Scale.factor }
  func encode(_ value: Int, to encoder: any Encoder) throws {
    try (value * Scale.factor).encode(to: encoder)
  }
}

struct Plain<Value: Codable>: WidgetCoder {
  typealias JSON = Int
  func decode(from decoder: any Decoder) throws -> Value { try Value(from: decoder) }
  func encode(_ value: Value, to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
