import Foundation
import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

// widgetgen: codable, shorthand(both) = text
struct Run {
  var text: String
  // widgetgen: omit = default
  var size = 12
  // widgetgen: omit = isEmpty
  var links: [String]?
  // widgetgen: omit = "$0 < 0", key = meta.index
  var index: Int = -1
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

// widgetgen: codable, shorthand(both) = sizes
struct Sizes {
  var sizes: [Int]
}

// widgetgen: family, shorthand(both) = text
enum Content {
  case text(String)
  case image(url: String)
}

// widgetgen: family
enum Block {
  case run(Run)
  case content(value: Content)
}

// widgetgen: family, content = value
protocol Node: Codable, Sendable {}

// widgetgen: shorthand(both) = text
struct TextNode: Node {
  var text: String
  var color: String?
}

struct Screen: Component {
  var run: Run?
  // widgetgen: oneOrMany(both)
  var parts: [Part]?
  var sizes: Sizes?
  var contents: [String: Content]?
  var blocks: [Block]?
  var nodes: [any Node]?
}
