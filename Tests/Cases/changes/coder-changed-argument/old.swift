// The generic arguments of a coder can determine the form of its JSON.
import WidgetRuntime

// widgetgen: codable
struct Product {
  // widgetgen: coder = Scaled<Cents>()
  var price: Int
  // widgetgen: coder = Plain()
  var count: Int
}

struct Cents {}
struct Mills {}

struct Scaled<Unit>: WidgetCoder {
  typealias JSON = String
  func decode(from decoder: any Decoder) throws -> Int { Int(try String(from: decoder)) ?? 0 }
  func encode(_ value: Int, to encoder: any Encoder) throws {
    try String(value).encode(to: encoder)
  }
}

struct Plain<Value: Codable>: WidgetCoder {
  typealias JSON = Int
  func decode(from decoder: any Decoder) throws -> Value { try Value(from: decoder) }
  func encode(_ value: Value, to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
