import Foundation
import WidgetRuntime

struct Size {
  var width: Int
}

struct SizeByKeys: WidgetCoder {
  func decode(from decoder: any Decoder) throws -> Size {
    Size(width: try decoder.container(keyedBy: WireKey.self).decode(Int.self, forKey: "width"))
  }

  func encode(_ value: Size, to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: WireKey.self)
    try fields.encode(value.width, forKey: "width")
  }
}

@propertyWrapper struct Kept<Value: Codable & Sendable>: Codable, Sendable {
  var wrappedValue: Value
}

// widgetgen: codable
struct Beside {
  // widgetgen: coder = ISO8601(), invalid = nil
  var wrong: Date?
  // widgetgen: coder = Lenient(), invalid = 1
  var level: Int
  // widgetgen: coder = Lenient(), default = 2, invalid = 1
  var both: Int
  // widgetgen: coder = Lenient(), default = 2, invalid = nil
  var either: Int?
  // widgetgen: coder = Lenient(), lossy
  var numbers: [Int]
  // widgetgen: coder = Lenient(), lossy
  var byName: [String: [Int]]?
  // widgetgen: coder = Lenient(), key = "meta.count", alias = "meta.number"
  var count: Int
  // widgetgen: coder = Lenient(), alias = "index", key(decode) = "in", key(encode) = "out"
  var position: Int?
  // widgetgen: coder = Lenient(), skip(encode)
  var read = 1
  // widgetgen: coder = Lenient(), skip(decode)
  let written = 1
  // widgetgen: coder = SizeByKeys(), flatten
  var size: Size
  // widgetgen: coder = SizeByKeys(), flatten
  var other: Size?
  // widgetgen: coder = Lenient()
  @Kept var kept: Int
  // widgetgen: coder = EmptyAsNil(), invalid = nil, default = "a"
  var text: String?

  static func decodeHalf(from decoder: any Decoder) throws -> Int { 1 }
  // widgetgen: coder = Lenient()
  var half: Int
}

// widgetgen: codable, coder = ISO8601()
struct All {
  var start: Date
  var ends: [Date]?
  var title: String
  // widgetgen: coder = SecondsSince1970()
  var mark: Date
  // widgetgen: coder = false
  var plain: Date
}

// widgetgen:begin: coder = Lenient()

// widgetgen: codable
struct Numbers {
  var one: Int
  var names: [String]
  var day: Date
}

// widgetgen:end
