import WidgetRuntime

// widgetgen: family, decodeTag = ["kind", "type"], unknown = keep
protocol Component: Codable {}

struct Title: Component {
  var text: String
}

struct Image: Component {
  var url: String

  enum CodingKeys: String, CodingKey { case url }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(url, forKey: .url)
  }
}

// widgetgen: family, tagPath = "meta.type", decodeTag = "do", content = "with", tagType = Int, missing = Open
protocol Action: Codable {}

// widgetgen: name = 1
struct Open: Action {
  var url: String
}

// widgetgen: family, encodeTag = "t"
enum Block {
  case text(text: String)
  case title(Heading)
  // widgetgen: unknown
  case other(name: String, json: JSONValue)
}

struct Heading: Codable {
  var text: String
}

// widgetgen: family, decodeTag = ["a", "b"], encodeTag = "c", tagType = Int, missing = none
enum Number {
  // widgetgen: name = 1
  case one(count: Int)
  // widgetgen: name = 0
  case none
}

/// Its names are elsewhere: they are not those of its own.
// widgetgen: family, decodeTag = ["kind", "type"]
enum Outer {
  case inner(Block)
  case same(Same)
}

// widgetgen: family, decodeTag = ["kind", "type"]
enum Same {
  case left(width: Int)
}
