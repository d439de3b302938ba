import WidgetRuntime

// Names that are patterns, in families of types.

// widgetgen: family, unknown = keep
protocol Block: Codable {}

struct Text: Block {
  var text: String
}

/// Its property stores the decoded name.
// widgetgen: name = "tool_result", alias = "tool_*_result"
struct ToolResult: Block {
  var type = "tool_result"
  var content: String?
}

/// The name has another key.
// widgetgen: name = "image/*"
struct Picture: Block {
  // widgetgen: key = "type"
  let format: String
  var width: Int
}

#if os(Linux)
  // widgetgen: name = "device-*"
  struct Device: Block {
    var type: String
    var id: Int
  }
#else
  // widgetgen: name = "device*"
  struct Apparatus: Block {
    var type: String
  }
#endif

// Names that ignore case, in a nested object, and a pattern without other characters.
// widgetgen: family, tag = "meta.kind", caseInsensitive, unknown = skip
protocol Event: Codable {}

// widgetgen: name = "*_Event"
struct AnyKind: Event {
  // widgetgen: key = "meta.kind"
  var kind: String
}

// Only decoded, so the name need not be stored.
// widgetgen: family
protocol Old {}

// widgetgen: name = "v1.*", encodable = false
struct First: Old {
  var id: Int
}

// widgetgen: codable
struct Screen {
  var blocks: [any Block]
  var events: [any Event] = []
}
