import WidgetRuntime

// Names that are patterns.

// widgetgen: family, unknown = keep
protocol Block: Codable {}

struct Text: Block {
  var text: String
}

/// Its property stores the name.
// widgetgen: name = "tool_result", alias = "*_tool_result"
struct ToolResult: Block {
// expected-warning 8-17: names like '*_tool_result' of 'Block.ToolResult' are not in Kotlin [inexpressible]
  /// The kind of tool.
  var type: String
  var content: [Content]?
}

/// Its name also matches the pattern of another type.
// widgetgen: name = "search_tool_result"
struct Search: Block {
  var query: String
}

// widgetgen: family
enum Content {
  case text(text: String)
  // widgetgen: name = "source", alias = "from.*"
  case source(name: String, Link)
  // expected-warning 8-13: names like 'from.*' of 'Content.source' are not in Kotlin [inexpressible]
  // widgetgen: name = "raw*"
  case raw(String, JSONValue)
  // expected-warning 8-10: names like 'raw*' of 'Content.raw' are not in Kotlin [inexpressible]
  // expected-warning 8-10: the keys of 'raw' are not known, so Kotlin's classes in 'Content' have none [inexpressible]
  // widgetgen: name = "z*z"
  case whole(Whole)
  // expected-warning 8-12: names like 'z*z' of 'Content.whole' are not in Kotlin [inexpressible]
  // widgetgen: name = "from.nowhere"
  case nowhere
}

// widgetgen: family = external
enum Outside {
  case text(String)
  // widgetgen: name = "tool_*"
  case tool(name: String, Link)
  // expected-warning 8-11: names like 'tool_*' of 'Outside.tool' are not in Kotlin [inexpressible]
}

// widgetgen: family, tag = "kind", content = "body"
enum Beside {
  case none
  // widgetgen: name = "tool_*"
  case tool(name: String, Link?)
  // expected-warning 8-11: names like 'tool_*' of 'Beside.tool' are not in Kotlin [inexpressible]
  // widgetgen: name = "note-*"
  case note(String)
  // expected-warning 8-11: names like 'note-*' of 'Beside.note' are not in Kotlin [inexpressible]
}

// widgetgen: codable
struct Link {
  var url: String
}

/// It stores the name itself.
// widgetgen: codable
struct Whole {
  var type: String
  var id: Int
}

// widgetgen: codable
struct Page {
  var blocks: [any Block]
  var outside: [Outside] = []
  var beside: [Beside]?
}
