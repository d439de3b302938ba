public import WidgetRuntime

// The option 'codingKeys' generates an enum for the keys of each struct and class.

// widgetgen: family
protocol Component: Codable {}

struct Badge: Component {
  let title: String
  // widgetgen: key = "text_size", default = 12
  var size: Int
  var `default`: Bool?
  // widgetgen: invalid = 1
  var weight: Double
  var children: [any Component] = []
}

/// Nothing has a key, so there is no enum.
struct Divider: Component {}

// widgetgen: codable, keyStyle = snake_case
public struct Account<Value: Codable & Sendable>: Sendable {
  public var userName: String
  public var value: Value
  // widgetgen: flatten
  public var rest: [String: JSONValue]
  public var nickName: Field<String>

  // widgetgen: codable
  public struct Nested: Sendable {
    public var id: Int
  }
}

/// An enum cannot express two keys for a property, so all keys are text.
// widgetgen: codable
struct Renamed {
  // widgetgen: alias = "label"
  var title: String
  var size: Int
}

// widgetgen: codable
struct Placed {
  // widgetgen: key = "meta.title"
  var title: String
}

// widgetgen: decodable
struct Received {
  var id: Int
}

// widgetgen: encodable
struct Sent {
  var id: Int
  // widgetgen: omit = isEmpty
  var tags: [String]
}

// widgetgen: codable
struct Price {
  var cents: Int
  var currency: String?

  static func decodeCents(from container: KeyedDecodingContainer<CodingKeys>) throws -> Int {
    try container.decode(Int.self, forKey: .cents)
  }

  enum CodingKeys: String, CodingKey {
    case cents = "price"
    case currency
  }
}

// widgetgen: codable
struct Conditional {
  var id: Int
  #if DEBUG
    var note: String
  #endif
}

// widgetgen: codable, positional
struct Point {
  var x: Int
  var y: Int
}

// widgetgen: codable, transparent
struct Wrapped {
  var value: Int
}

// widgetgen: codable, shorthand = text
struct Caption {
  var text: String
  var size: Int?
}

@available(*, deprecated)
// widgetgen: codable
struct Old {
  var id: Int
}

// widgetgen: codable
struct Tree {
  var label: String
  var children: [Tree]
}

/// The names in the JSON belong to the family, so they are text.
// widgetgen: codable, family, tag = kind
enum Step {
  case open(url: String)
  case close
}
