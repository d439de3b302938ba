import Foundation
import WidgetRuntime

// widgetgen: family, content = value
protocol Component: Codable {}

// widgetgen: codable, transparent
struct Identifier: Hashable {
  let rawValue: String
}

// widgetgen: codable, transparent
struct Amount {
  // widgetgen: coder = Lenient()
  var container: Int
  // widgetgen: skip
  var cached = 0
}

// widgetgen: codable, transparent
struct Day {
  var date: Date?
  // expected-info(direct) 7-10: the JSON of each 'Date' in 'Day' depends on the strategies of the decoder and the encoder; write '// widgetgen: coder = ISO8601()' for a fixed form [depends-on-strategy]

  func validate() throws {}
}

// widgetgen: codable, transparent, lossy
struct Page<Element: Codable> {
  var elements: [Element]
}

// widgetgen: codable, transparent
struct Body {
  // widgetgen: invalid = []
  var children: [any Component]
}

// widgetgen: transparent
struct Text: Component {
  var text: String
}

// widgetgen: codable, transparent
struct Tree {
  var branches: [Tree]
}

// widgetgen: codable, transparent
struct Hooked {
  var name: String?

  func didDecode(from decoder: any Decoder) {}
  func willEncode(to encoder: any Encoder) {}
}

// widgetgen: decodable, transparent
struct Read {
  var text: String
}

// widgetgen: codable, transparent
struct ByHand {
  var text: String

  static func decodeText(from decoder: any Decoder) throws -> String { "a" }
}

// widgetgen: codable
struct Screen {
  var id: Identifier
  var ids: [Identifier]?
  var price: Amount
  var body: Body
}

// widgetgen: family
enum Item {
  case text(Identifier)
  case tree(tree: Tree)
}
