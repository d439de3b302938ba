import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

struct Text: Component {
  var title: String

  #if DEBUG
    init(from decoder: any Decoder) throws {
    // expected-warning 5-8: 'init(from:)' of 'Text' is inside '#if', but generated code assumes that it is always the same; move it out of the '#if', or put the '#if' inside it [conditional-member]
      title = try decoder.singleValueContainer().decode(String.self)
    }
  #endif
}

struct Image: Component {
  var url: String

  #if DEBUG
    enum CodingKeys: String, CodingKey { case url = "u" }
  #else
    enum CodingKeys: String, CodingKey { case url = "v" }
    // expected-warning 10-19: 'CodingKeys' of 'Image' is inside '#if', but generated code assumes that it is always the same; move it out of the '#if' [conditional-member]
  #endif
}

struct Line: Component {
  var width: Int

  #if DEBUG
    func encode(to encoder: any Encoder) throws {}
  #else
    func encode(to encoder: any Encoder) throws { try width.encode(to: encoder) }
  #endif
}

extension Component {
  func validate() throws {}
}

struct Space: Component {
  var height: Int

  #if DEBUG
    func validate() throws {}
    // expected-warning 10-17: 'validate' of 'Space' is inside '#if', but generated code assumes that it is always the same; move it out of the '#if', or put the '#if' inside it [conditional-member]
  #endif

  #if DEBUG
    mutating func didDecode(from decoder: any Decoder) {}
  #else
    mutating func didDecode(from decoder: any Decoder) { height = 1 }
  #endif
}

struct Key: Component {
  var text: String
  var same: Int
  var lost = 1
  #if DEBUG
    var debug: Int
  #endif

  enum CodingKeys: String, CodingKey {
    #if DEBUG
      case text = "debugText"
      // expected-warning 12-15: case 'text' of 'CodingKeys' of 'Key' is inside '#if', but generated code assumes that it is always the same; move it out of the '#if' [conditional-member]
      case same = "s"
      case debug = "d"
      case lost
      // expected-warning 12-15: case 'lost' of 'CodingKeys' of 'Key' is inside '#if', but generated code assumes that it is always the same; move it out of the '#if' [conditional-member]
    #else
      case text = "text"
      case same = "s"
    #endif
  }
}

// widgetgen: family = external
enum Figure {
  case circle(radius: Int)
  #if DEBUG
    case square(side: Int)
  #endif

  enum CodingKeys: String, CodingKey {
    #if os(Linux)
      case circle = "c"
      // expected-warning 12-17: case 'circle' of 'CodingKeys' of 'Figure' is inside '#if', but generated code assumes that it is always the same; move it out of the '#if' [conditional-member]
    #else
      case circle = "d"
    #endif
    #if DEBUG
      case square
    #endif
  }

  enum CircleCodingKeys: String, CodingKey {
    #if DEBUG
      case radius = "r"
      // expected-warning 12-17: case 'radius' of 'CircleCodingKeys' of 'Figure' is inside '#if', but generated code assumes that it is always the same; move it out of the '#if' [conditional-member]
    #else
      case radius
    #endif
  }
}

// widgetgen: hashable
struct Hashed {
  var text: String

  #if !OWN_HASH
    func hash(into hasher: inout Hasher) {}
    // expected-warning 10-13: 'hash(into:)' of 'Hashed' is inside '#if', but generated code assumes that it is always the same; move it out of the '#if', or put the '#if' inside it [conditional-member]
  #endif
}

// widgetgen: hashable
struct AlwaysHashed {
  var text: String

  #if DEBUG
    func hash(into hasher: inout Hasher) {}
  #else
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
  #endif
}
