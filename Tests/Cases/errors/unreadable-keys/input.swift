import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

struct Text: Component {
  var title: String

  struct CodingKeys: CodingKey {
  // expected-error 10-19: 'CodingKeys' of 'Text' is a struct, so its keys are unknown; write an enum with raw values of 'String', or the coding of 'Text' by hand [unreadable-keys]
    var stringValue: String
    var intValue: Int? { nil }

    init?(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }
}

struct Image: Component {
  var url: String

  typealias CodingKeys = Elsewhere
  // expected-error 13-22: 'CodingKeys' of 'Image' is a typealias for a type that no source declares, so its keys are unknown; write an enum with raw values of 'String', or the coding of 'Image' by hand [unreadable-keys]
}

struct Badge: Component {
  var size: Int

  enum CodingKeys: String, CodingKey {
  // expected-error 8-17: 'CodingKeys' of 'Badge' declares 'stringValue', so its keys are unknown; write an enum with raw values of 'String', or the coding of 'Badge' by hand [unreadable-keys]
    case size

    var stringValue: String { "badge_" + rawValue }
  }
}

struct Line: Component {
  var width: Int

  enum CodingKeys: CodingKey {
  // expected-error 8-17: 'CodingKeys' of 'Line' declares 'stringValue', so its keys are unknown; write an enum with raw values of 'String', or the coding of 'Line' by hand [unreadable-keys]
    case width
  }
}

extension Line.CodingKeys {
  var stringValue: String { "line_width" }
}

struct Space: Component {
  var height: Int

  enum CodingKeys: String, CodingKey {
  // expected-error 8-17: 'CodingKeys' of 'Space' declares 'init(stringValue:)', so its keys are unknown; write an enum with raw values of 'String', or the coding of 'Space' by hand [unreadable-keys]
    case height

    init?(stringValue: String) { self.init(rawValue: stringValue.lowercased()) }
  }
}

// The keys do not matter, because no coding is generated.
// widgetgen: memberwise
struct Card: Component {
  var text: String

  enum CodingKeys: String, CodingKey {
    case text

    var stringValue: String { "card_" + rawValue }
  }

  init(from decoder: any Decoder) throws {
    text = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .text)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(text, forKey: .text)
  }
}

// widgetgen: family
enum Shape {
  case circle(radius: Int)
  case square(side: Int)
  case line(length: Int)
  case dot(size: Int)

  struct CircleCodingKeys: CodingKey {
  // expected-error 10-25: 'CircleCodingKeys' of 'Shape' is a struct, so its keys are unknown; write an enum with raw values of 'String', or the coding of 'Shape' by hand [unreadable-keys]
    var stringValue: String
    var intValue: Int? { nil }

    init?(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }

  enum SquareCodingKeys: CodingKey {
  // expected-error 8-23: 'SquareCodingKeys' of 'Shape' declares 'stringValue', so its keys are unknown; write an enum with raw values of 'String', or the coding of 'Shape' by hand [unreadable-keys]
    case side

    var stringValue: String { "square_side" }
  }

  typealias LineCodingKeys = Elsewhere
  // expected-error 13-26: 'LineCodingKeys' of 'Shape' is a typealias for a type that no source declares, so its keys are unknown; write an enum with raw values of 'String', or the coding of 'Shape' by hand [unreadable-keys]

  typealias DotCodingKeys = SizeKeys
}

enum SizeKeys: String, CodingKey {
  case size = "width"
}
