import WidgetRuntime

// widgetgen: codable, shorthand(both) = text
struct Run {
  var text: String
  // widgetgen: omit = default
  var size = 12
  var color: String?
  // widgetgen: omit = isEmpty
  var links: [String]?
  // widgetgen: omit = isEmpty
  var tags: [String] = []
  // widgetgen: omit = "$0 < 0", key = meta.index
  var index = -1
  // widgetgen: skip(encode)
  var action: String?
  var note: Field<String>
}

// widgetgen: codable, shorthand(both) = text
struct Part {
  // widgetgen: null = throw, omit = isEmpty
  var text: String?
  // widgetgen: null = throw
  var image: String?
}

// widgetgen: codable, shorthand(both) = self
struct Only {
  var `self`: [Int]
}

enum Align: String, Codable { case left, right }

// widgetgen: codable, shorthand(both) = json
struct Place {
  var json: Align
  var other: Int?
}

// widgetgen: family, shorthand(both) = text
enum Content {
  case text(String)
  case image(url: String)
}

// widgetgen: family = external, shorthand(both) = number
enum Amount {
  case number(value: Int)
  case range(from: Int, to: Int)
}

// widgetgen: family = untagged
enum Item {
  case run(Run)
  case number(Int)
}

// widgetgen: family
enum Block {
  case run(Run)
  case content(value: Content)
}

// widgetgen: family, content = value
protocol Node: Codable {}

// widgetgen: shorthand(both) = text
struct TextNode: Node {
  var text: String
  var color: String?
}

// widgetgen: codable
struct Page {
  var title: Run
  var runs: [Run]
  var contents: [String: Content]
  var nodes: [any Node]
}
