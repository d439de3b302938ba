import WidgetRuntime

// A constant at the place of the name is the name.

enum Kind: String, Codable {
  case novel
  case series = "book-series"
}

// widgetgen: nameStyle = kebab-case
enum Style: String, Codable {
  case darkRed
}

// widgetgen: family, nameStyle = UPPERCASE
protocol Tag: Codable {}

struct AuthorTag: Tag {
  let type = "author"
  var name: String
}

struct GenreTag: Tag {
  var id: Int
  // widgetgen: encodable
  var type: String { "genre" }
}

struct PlaceTag: Tag {
  // widgetgen: encodable
  var type: String {
    // A comment.
    return #"pl"ace"#
  }
}

struct GetterTag: Tag {
  // widgetgen: encodable
  var type: Kind { get { .series } }
}

struct KindTag: Tag {
  let type: String = Kind.novel.rawValue
}

// widgetgen: alias = colour
struct ColorTag: Tag {
  let type: Style? = .darkRed
}

struct RenamedTag: Tag {
  // widgetgen: key(encode) = type
  let tagName: String = "renamed"
  var text: String?
}

struct KeysTag: Tag {
  let label = "keys"
  var text: String?

  enum CodingKeys: String, CodingKey { case label = "type", text }
}

struct PlainTag: Tag {
  static let type = "no"
  var text: String?
  var type: String { "neither" }
}

// widgetgen: name = "same", alias = "other"
struct SameTag: Tag {
  let type = "same"
}

// widgetgen: codable
struct Named {
  let type = "flattened"
  var text: String
}

struct FlatTag: Tag {
  // widgetgen: flatten
  var named: Named
}

struct HandTag: Tag {
  let type = "hand"
  var size: Int

  enum CodingKeys: String, CodingKey { case type, size }

  init(from decoder: any Decoder) throws {
    size = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .size)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(type, forKey: .type)
    try container.encode(size, forKey: .size)
  }
}

// widgetgen: family, tag = "meta.widget_type", keyStyle = snake_case, caseInsensitive
protocol Widget: Codable {}

struct Card: Widget {
  // widgetgen: key = meta.widget_type
  let widgetType = "Big-Card"
}

// widgetgen: content = meta
struct Rooted: Widget {
  let widgetType = "rooted"
  var size: Int?
}

// widgetgen: family, tagType = Int
protocol Event: Codable {}

struct Tap: Event {
  let type = 0x10
}

struct Swipe: Event {
  let type: Int = -1_0
}

enum Number: Int, Codable {
  case two = 2
  case three
}

struct Pinch: Event {
  let type = Number.three
}

// widgetgen: family, tagType = Bool
protocol Flag: Codable {}

struct On: Flag {
  let type = true
}

struct Off: Flag {
  // widgetgen: encodable
  var type: Bool { false }
}

// widgetgen: codable
struct Writer {
  let type = "writer"
  var age: Int
}

// widgetgen: family, nameStyle = UPPERCASE
enum Content {
  case author(Writer)
  case flat(/* widgetgen: flatten */ Named, id: Int)
  case tag(AuthorTag)
  // widgetgen: key = value
  case keyed(Writer)
  case plain(id: Int)
}

// widgetgen: codable
struct Screen {
  var tags: [any Tag]?
  var widgets: [any Widget]?
  var events: [any Event]?
  var flags: [any Flag]?
  var contents: [Content]?
}
