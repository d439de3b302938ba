// Names that are patterns, on cases.

// widgetgen: family
enum Content {
  case text(text: String)
  // widgetgen: name = "tool_result", alias = "tool_*"
  case toolResult(name: String, Result)
  // widgetgen: name = "x-*"
  case note(String)
  // widgetgen: name = "raw*"
  case raw(String, JSONValue)
  // widgetgen: name = "z*z"
  case whole(Whole)
  // widgetgen: name = "json/*"
  case json(JSONValue)
  // widgetgen: unknown
  case other(String, JSONValue)
}

// widgetgen: family = external, caseInsensitive
enum Outside {
  case text(String)
  // widgetgen: name = "tool_*"
  case toolResult(name: String, Result)
  // widgetgen: name = "note-*"
  case note(String)
}

// widgetgen: family, tag = "kind", content = "body"
enum Beside {
  case none
  // widgetgen: name = "tool_*"
  case toolResult(name: String, Result?)
  // widgetgen: name = "note-*"
  case note(String)
}

// widgetgen: codable
struct Result {
  var id: Int
}

/// It stores the name itself.
// widgetgen: codable
struct Whole {
  var type: String
  var id: Int
}

// widgetgen: codable
struct Page {
  var contents: [Content]
  var outside: Outside?
  var beside: [Beside]?
}
