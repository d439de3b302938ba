// Functions that may reject values, or that code them in another form, were added or removed.
struct WrongRange: Error {}

// widgetgen: codable
struct Span {
  var start: Int
  var end: Int
}

// widgetgen: codable
struct Note {
  var text: String

  mutating func didDecode(from decoder: any Decoder) throws { if text.isEmpty { throw WrongRange() } }
}

// widgetgen: codable
struct Mail {
  var address: Address
}

// widgetgen: codable, transparent
struct Address {
  var text: String
}

// widgetgen: codable
struct Price {
  var cents: Int
  var currency: String
  
}

struct Size: Codable {
  var width: Int
}

struct Color: Codable {
  var red: Int
}

// widgetgen: codable
struct Shape {
  var color: Color
  var size: Size
}
