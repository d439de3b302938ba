import WidgetRuntime

// Names that are patterns.

// widgetgen: family, unknown = keep
protocol Block: Codable {}

struct Text: Block {
  var text: String
}

/// A property stores the name.
// widgetgen: name = "tool_result", alias = "*_tool_result"
struct ToolResult: Block {
  var type = "tool_result"
  var content: [any Block]?
}

/// Its name also matches a pattern of another type.
// widgetgen: name = "search_tool_result"
struct Search: Block {
  var query: String
}

// widgetgen: family, tag = "meta.kind", caseInsensitive, unknown = skip
protocol Event: Codable {}

// widgetgen: name = "on*Event"
struct AnyEventOfAView: Event {
  // widgetgen: key = "meta.kind"
  var kind: String
  var id: Int?
}

// widgetgen: family, default = text
enum Content {
  case text(text: String)
  // widgetgen: name = "tool_result", alias = "tool_*"
  case toolResult(name: String, Identified)
  // widgetgen: name = "x-*"
  case note(String)
  // widgetgen: name = "raw*"
  case raw(String, JSONValue)
  // widgetgen: name = "z*z"
  case whole(Whole)
  // widgetgen: unknown
  case other(String)
}

// widgetgen: family = external
enum Outside {
  case text(String)
  // widgetgen: name = "tool_*"
  case toolResult(name: String, Identified)
  // widgetgen: name = "note \"*\""
  case note(String)
  // widgetgen: unknown
  case other(name: String, json: JSONValue)
}

// widgetgen: family, tag = "kind", content = "body"
enum Beside {
  case none
  // widgetgen: name = "tool_*"
  case toolResult(name: String, Identified?)
  // widgetgen: name = "é*"
  case accented(String)
}

// widgetgen: codable
struct Identified {
  var id: Int
}

/// It stores the name itself.
// widgetgen: codable
struct Whole {
  var type: String
  var id: Int
}

// widgetgen: codable
struct Screen {
  var blocks: [any Block]?
  var events: [any Event]?
  var contents: [Content]?
  var outside: [Outside]?
  var beside: [Beside]?
}
