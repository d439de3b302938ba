import WidgetRuntime

// widgetgen: family = untagged
indirect enum Node {
  case link(target: Node, title: String)
  case page(target: Page, id: Int)
  // expected-warning 8-11: 'case page' and 'case link' decode 'target' as different types that can contain 'Node', so the time of 'JSONDecoder' doubles with each level; give both the same type, or give 'Node' a tag [repeated-decoding]
  case same(target: Node?, name: String)
  case list(target: [Node])
  // expected-warning 8-11: 'case list' and 'case link' decode 'target' as different types that can contain 'Node', so the time of 'JSONDecoder' doubles with each level; give both the same type, or give 'Node' a tag [repeated-decoding]
  case several(items: [Node])
  case lossy(
  // expected-warning 8-12: 'case lossy' and 'case several' decode 'items' as different types that can contain 'Node', so the time of 'JSONDecoder' doubles with each level; give both the same type, or give 'Node' a tag [repeated-decoding]
    // widgetgen: lossy
    items: [Node], count: Int)
  case named([String: Node])
  // expected-warning 8-12: 'case named' and 'case link' decode the same values as different types that can contain 'Node', so the time of 'JSONDecoder' doubles with each level; give both the same type, or give 'Node' a tag [repeated-decoding]
  case text(String)
}

// widgetgen: codable
struct Page {
  var content: Node
}

// widgetgen: family = untagged
protocol Part: Codable {}

struct Row: Part {
  var content: any Part
  var count: Int
}

struct Frame: Part {
// expected-warning 8-12: 'Frame' and 'Row' decode 'content' as different types that can contain 'Part', so the time of 'JSONDecoder' doubles with each level; give both the same type, or give 'Part' a tag [repeated-decoding]
  var content: Inner
  var other: any Part
}

// widgetgen: codable
struct Inner {
  var content: any Part
}

/// No option is decoded twice.
// widgetgen: family = untagged
indirect enum Json {
  case text(String)
  case list([Json])
  case object([String: Json])
}

typealias SameTree = Tree

/// A typealias is the same type.
// widgetgen: family = untagged
indirect enum Tree {
  case link(target: SameTree, title: String)
  case page(target: Tree, id: Int)
  case text(String)
}

/// A type that rejects a value, and its replacement, decode the same values.
// widgetgen: family, unknown = OtherBlock
protocol Block: Codable {}

struct Section: Block {
// expected-warning 8-14: 'Section' and 'OtherBlock', which replaces values that 'Section' rejects, decode 'content', which can contain 'Block', so the time doubles with each level of rejected values; use 'JSONValue' in 'OtherBlock' [repeated-decoding]
  var content: any Block
  var level: Int

  func validate() throws {}
}

struct OtherBlock: Block {
  var content: (any Block)?
}

struct Leaf: Block {
  var id: Int

  func validate() throws {}
}

/// The replacement keeps the JSON of nested values.
// widgetgen: family, unknown = OtherView
protocol View: Codable {}

struct Stack: View {
  var content: any View

  func validate() throws {}
}

struct OtherView: View {
  var content: JSONValue?
}
