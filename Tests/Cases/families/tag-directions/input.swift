import WidgetRuntime

// widgetgen: family, tag(decode) = ["kind", "type"], unknown = keep
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

// widgetgen: family, tag = "meta.type", tag(decode) = "do", content = "with", tagType = Int, default = Open
protocol Action: Codable {}

// widgetgen: name = 1
struct Open: Action {
  var url: String
}

// widgetgen: family, tag(encode) = "t"
enum Block {
  case text(text: String)
  case title(Heading)
  // widgetgen: unknown
  case other(name: String, json: JSONValue)
}

struct Heading: Codable {
  var text: String
}

// widgetgen: family, tag(decode) = ["a", "b"], tag(encode) = "c", tagType = Int, default = none
enum Number {
  // widgetgen: name = 1
  case one(count: Int)
  // widgetgen: name = 0
  case none
}

/// Its names are at another place than the names of its values.
// widgetgen: family, tag(decode) = ["kind", "type"]
enum Outer {
  case inner(Block)
  // expected-warning 8-12: the value of 'case inner' is under the key '_0', because 'Block' has its names under the same tag; write '// widgetgen: key = …' to choose the key, or give 'Block' another 'tag' [key-of-name]
  case same(Same)
}

// widgetgen: family, tag(decode) = ["kind", "type"]
enum Same {
  case left(width: Int)
}
