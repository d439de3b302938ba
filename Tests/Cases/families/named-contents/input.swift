import WidgetRuntime

/// A block of a page.
// widgetgen: family = external, tag = "type", default = Divider, unknown = keep
protocol Block: Codable {}

struct Divider: Block {}

// widgetgen: name = "to_do", alias = "todo"
struct ToDo: Block {
  var text: String
  var children: [any Block]
}

#if os(iOS)
  struct Photo: Block {
    var url: String
  }
#endif

// widgetgen: family = external, tag = "meta.kind", tagType = Int, unknown = Rest
protocol Item: Codable {}

// widgetgen: name = 1
struct Known: Item {
  var size: Int
}

// widgetgen: name = 0
struct Rest: Item {
  var note: String?
}
