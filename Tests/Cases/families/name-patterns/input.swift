import WidgetRuntime

// Names that stand for several, in families of types.

// widgetgen: family, unknown = keep
protocol Block: Codable {}

struct Text: Block {
  var text: String
}

/// Its property is the name that was read.
// widgetgen: name = ["tool_result", "tool_*_result"]
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

// Compared without case, at a path, and with nothing but a pattern.
// widgetgen: family, tag = "meta.kind", ignoreCase, unknown = skip
protocol Event: Codable {}

// widgetgen: name = "*_Event"
struct AnyKind: Event {
  // widgetgen: key = "meta.kind"
  var kind: String
}

// Only read, so that nothing has to keep the name.
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
