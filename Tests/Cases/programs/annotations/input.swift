import WidgetRuntime

// widgetgen: family, nameStyle = kebab-case
protocol Component: Codable, Sendable {}

// widgetgen: keyStyle = snake_case
struct PageHeader: Component {
  var pageTitle: String
  // widgetgen: key = "sub"
  var subtitle: String?
  // widgetgen: key(decode) = "in", key(encode) = "out"
  var renamed: Int?
  // widgetgen: alias = "label", alias = ["caption", "text"]
  var name: String
  // widgetgen: key = "meta.size.width"
  var width: Int?
  // widgetgen: key = "meta.id"
  var id: String
  // widgetgen: flatten
  var style: Style
  // widgetgen: skip
  var cache: [String: Int] = [:]
  // widgetgen: default = 3
  var count: Int
  // widgetgen: default = "none"
  var kind: String
  // widgetgen: default = 1, invalid = 2
  var level: Int
  // widgetgen: invalid = nil
  var hint: Int?
  // widgetgen: skip(encode)
  var token: String?
  // widgetgen: skip(decode)
  let version = 2
}

struct Style: Codable, Sendable {
  var color: String?
  var bold: Bool?
}

// widgetgen: name = "list", alias = "old-list"
struct List: Component {
  // widgetgen: lossy
  var items: [any Component]
  // widgetgen: lossy
  var scores: [String: Int] = [:]
  // widgetgen: unknown = skip
  var known: [any Component]?
}

/// The user's own keys are used, and functions for single properties.
struct Card: Component {
  var title: String
  var date: Int
  // widgetgen: default = Self.defaultNote
  var note: String
  var draft = false

  enum CodingKeys: String, CodingKey {
    case title = "t"
    case date, note
  }

  static let defaultNote = "no note"

  static func decodeDate(from container: KeyedDecodingContainer<CodingKeys>) throws -> Int {
    let text = try container.decode(String.self, forKey: .date)
    return Int(text.prefix(4)) ?? 0
  }

  func encodeDate(to container: inout KeyedEncodingContainer<CodingKeys>) throws {
    try container.encode("\(date)-01-01", forKey: .date)
  }
}

/// Nil differs from the default.
struct Badge: Component {
  var size: Int? = 3
  // widgetgen: key = "meta.note"
  var note: (any Component)? = Note(text: "a")
  // widgetgen: invalid = 5
  var level: Int? = 4
}

struct Note: Component {
  var text: String

  static func decodeText(from decoder: any Decoder) throws -> String {
    try decoder.container(keyedBy: WireKey.self).decode(String.self, forKey: "body").uppercased()
  }
}
