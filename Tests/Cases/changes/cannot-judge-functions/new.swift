// Functions that may reject values, or that code them in another form, were added or removed.
struct WrongRange: Error {}

// widgetgen: codable
struct Span {
  var start: Int
  var end: Int

  func validate() throws { if start > end { throw WrongRange() } }
}

// widgetgen: codable
struct Note {
  var text: String

  func willEncode(to encoder: any Encoder) throws { if text.isEmpty { throw WrongRange() } }
}

// widgetgen: codable
struct Mail {
  var address: Address
}

// widgetgen: codable, transparent
struct Address {
  var text: String

  func validate() throws { if text.isEmpty { throw WrongRange() } }
}

// widgetgen: codable
struct Price {
  var cents: Int
  var currency: String
  var rate: Int

  static func decodeCents(from decoder: any Decoder) throws -> Int {
    try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .cents)
  }

  static func decodeRate(from decoder: any Decoder) throws -> Int {
    try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .rate)
  }

  func encodeCurrency(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(currency.uppercased(), forKey: .currency)
  }

  enum CodingKeys: String, CodingKey { case cents, currency, rate }
}

struct Size: Codable {
  var width: Int

  func encode(to encoder: any Encoder) throws { try width.encode(to: encoder) }
}

struct Color: Codable {
  var red: Int

  init(from decoder: any Decoder) throws { red = try Int(from: decoder) }
}

// widgetgen: codable
struct Shape {
  var color: Color
  var size: Size
}
