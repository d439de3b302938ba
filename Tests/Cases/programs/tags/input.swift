import WidgetRuntime

// Names in nested objects, and under different keys for each direction.

// widgetgen: family, tag = "meta.type", unknown = keep
protocol Component: Codable {}

struct Title: Component {
  var text: String
  // widgetgen: key = "meta.id"
  var id: String?
}

// widgetgen: name = "button", alias = "btn"
struct PushButton: Component {
  var title: String
  var children: [any Component] = []
}

/// It encodes its properties itself, and the family encodes the name.
struct ByHand: Component {
  var size: Int

  enum CodingKeys: String, CodingKey { case size }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(size, forKey: .size)
  }
}

// widgetgen: content = "meta.data"
struct Rooted: Component {
  var size: Int
}

// widgetgen: family, tag = "data.kind", content = "data.value", tagType = Int, unknown = Other
protocol Action: Codable {}

// widgetgen: name = 1
struct Open: Action {
  var url: String
}

// widgetgen: name = 0
struct Other: Action {
  var id: Int?
}

// widgetgen: family, tag = "meta.type", default = plain
enum Block {
  case text(text: String)
  case plain(note: String?)
  case heading(Heading)
  case none
  // widgetgen: unknown
  case other(name: String, json: JSONValue)
}

struct Heading: Codable {
  var text: String
}

// widgetgen: family, tag = "t", content = "data.value", default = unknown
enum Shape {
  case circle(radius: Int)
  case square(side: Int?, name: String?)
  case one(Int)
  case maybe(Int?)
  case none
  // widgetgen: unknown
  case other(JSONValue)
}

// widgetgen: family, tag = "data.kind", content = "data.value"
enum Kept {
  case one(Int)
  case two(a: Int, b: [Int])
  // widgetgen: unknown
  case rest(name: String, value: Heading?)
}

// widgetgen: family, tag(decode) = ["kind", "type"], unknown = keep
protocol Event: Codable {}

struct Tap: Event {
  var count: Int
}

// widgetgen: family, tag(decode) = ["a", "b"], tag(encode) = "c", tagType = Int, default = none
enum Number {
  // widgetgen: name = 1
  case one(count: Int)
  // widgetgen: name = 0
  case none
}

// widgetgen: family, tag = "meta.type", tag(decode) = "do", content = "with"
enum Step {
  case open(url: String)
}

// widgetgen: codable
struct Screen {
  var body: [any Component]?
  var action: (any Action)?
  var blocks: [Block]?
  var shapes: [Shape]?
  var kept: [Kept]?
  var events: [any Event]?
  var numbers: [Number]?
  var steps: [Step]?
}
