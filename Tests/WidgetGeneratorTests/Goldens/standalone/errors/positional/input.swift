import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

// widgetgen: positional
struct Text: Component {
  var text: String
}

// widgetgen: codable, positional, path = "data", renameAll = snake_case
struct Rooted {
  var text: String
}

// widgetgen: codable, transparent, positional
struct Both {
  var text: String
}

// widgetgen: codable, shorthand = text, positional
struct Short {
  var text: String
}

// widgetgen: codable, positional
struct Point {
  var x: Int
  // widgetgen: omitDefault
  var y = 0
  // widgetgen: omitIf = isEmpty
  var tags: [String] = []
}

// widgetgen: codable, positional
struct Flat {
  // widgetgen: flatten
  var point: Point
}

// widgetgen: codable
struct Card {
  // widgetgen: flatten
  var point: Point
  // widgetgen: oneOrMany
  var points: [Point]
  // widgetgen: oneOrMany
  var forms: Set<Form>
}

// widgetgen: family, untagged
enum Form: Hashable {
  case list([Int])
  case text(String)
}

// widgetgen: codable, positional
struct Update {
  var note: Field<String>
}

// widgetgen: codable, positional
struct Listed {
  var a: Int
  var b = 1

  enum CodingKeys: String, CodingKey { case b, a }
}

// widgetgen: codable, positional
struct ByHand {
  var title: String
  var size: Int

  static func decodeTitle(from decoder: any Decoder) throws -> String { "a" }
  func encodeTitle(to encoder: any Encoder) throws {}
}

// widgetgen: positional
enum Side { case left }

// widgetgen: decodable, positional
struct Half: Codable {
  var a: Int
  var b: Int
}
