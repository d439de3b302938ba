import WidgetRuntime

// Names that stand for several.

// widgetgen: family, unknown = keep
protocol Block: Codable {}

struct Text: Block {
  var text: String
}

/// Its property is the name.
// widgetgen: name = ["tool_result", "*_tool_result"]
struct ToolResult: Block {
  /// What the tool was.
  var type: String
  var content: [Content]?
}

/// A name that the pattern of another type has.
// widgetgen: name = "search_tool_result"
struct Search: Block {
  var query: String
}

// widgetgen: family
enum Content {
  case text(text: String)
  // widgetgen: name = ["source", "from.*"]
  case source(name: String, Link)
  // widgetgen: name = "raw*"
  case raw(String, JSONValue)
  // widgetgen: name = "z*z"
  case whole(Whole)
  // widgetgen: name = "from.nowhere"
  case nowhere
}

// widgetgen: family, external
enum Outside {
  case text(String)
  // widgetgen: name = "tool_*"
  case tool(name: String, Link)
}

// widgetgen: family, tag = "kind", content = "body"
enum Beside {
  case none
  // widgetgen: name = "tool_*"
  case tool(name: String, Link?)
  // widgetgen: name = "note-*"
  case note(String)
}

// widgetgen: codable
struct Link {
  var url: String
}

/// It has the name itself.
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
