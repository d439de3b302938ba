import Foundation
import WidgetRuntime

/// A user-defined coder. The return type of `decode` is the type that it codes.
struct Cents: WidgetCoder {
  typealias JSON = Int

  func decode(from decoder: any Decoder) throws -> Decimal {
    try Decimal(decoder.singleValueContainer().decode(Int.self)) / 100
  }

  func encode(_ value: Decimal, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value * 100)
  }
}

/// A coder of a whole list.
enum Names {
  struct Separated: WidgetCoder {
    typealias Value = [String]

    func decode(from decoder: any Decoder) throws -> Value {
      try decoder.singleValueContainer().decode(String.self).split(separator: ",").map(String.init)
    }

    func encode(_ value: Value, to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(value.joined(separator: ","))
    }
  }
}

/// A coder of any type.
struct Traced<Part: Codable>: WidgetCoder {
  func decode(from decoder: any Decoder) throws -> Part { try Part(from: decoder) }
  func encode(_ value: Part, to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

struct Size {
  var width: Int
}

/// A coder that decodes several keys.
struct SizeByKeys: WidgetCoder {
  func decode(from decoder: any Decoder) throws -> Size {
    Size(width: try decoder.container(keyedBy: WireKey.self).decode(Int.self, forKey: "width"))
  }

  func encode(_ value: Size, to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: WireKey.self)
    try fields.encode(value.width, forKey: "width")
  }
}

struct Color: HexColorConvertible {
  var hex: [UInt8]
  var hexComponents: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    (hex[0], hex[1], hex[2], hex[3])
  }
  init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) { hex = [red, green, blue, alpha] }
}

typealias Day = ISO8601
typealias Dates = [Date]
typealias MaybeURL = URL?

@propertyWrapper struct Kept<Value: Codable & Sendable>: Codable, Sendable {
  var wrappedValue: Value
}

// widgetgen: codable
struct Builtin {
  // widgetgen: coder = ISO8601()
  let start: Date
  // widgetgen: coder = ISO8601WithFractions
  var end: Date?
  // widgetgen: coder = SecondsSince1970()
  var byName: [String: Dates]
  // widgetgen: coder = MillisecondsSince1970()
  var marks: [Date]?
  // widgetgen: coder = Base64()
  var data: Data
  // widgetgen: coder = Lenient()
  var counts: [Int]
  // widgetgen: coder = EmptyAsNil()
  var link: MaybeURL
  // widgetgen: coder = EmptyAsNil()
  var links: [URL?]
  // widgetgen: coder = JSONText()
  var ids: [Int]?
  // widgetgen: coder = PercentEncodedURL()
  var image: URL
  // widgetgen: coder = HexColor()
  var colors: [Color]
  // widgetgen: coder = WidgetRuntime.Base64()
  var more: Foundation.Data
}

// widgetgen: codable
struct Own {
  // widgetgen: coder = Cents()
  var price: Decimal
  // widgetgen: coder = Names.Separated()
  var names: [String]?
  // widgetgen: coder = Names.Separated()
  var lists: [[String]]
  // widgetgen: coder = Traced()
  var sizes: [Int]
  // widgetgen: coder = Traced<[Int]>()
  var whole: [Int]
  // widgetgen: coder = Day()
  var day: Date
  // widgetgen: coder = Other.Coder()
  var others: [Date]?
}

// widgetgen: family
enum Moment {
  case at(/* widgetgen: coder = ISO8601() */ date: Date)
  case many(/* widgetgen: coder = ISO8601(), alias = "all" */ dates: [Date]?)
  case size(/* widgetgen: coder = SizeByKeys() */ Size)
}

// widgetgen: family = external
enum External {
  case date(/* widgetgen: coder = ISO8601() */ Date)
}

// widgetgen: family = untagged
enum Untagged {
  case date(/* widgetgen: coder = ISO8601() */ Date)
  case number(Int)
}
