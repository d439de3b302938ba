import WidgetRuntime

// Names that are the value of the tag and the key of the content.

// widgetgen: family = external, tag = "type", unknown = keep
protocol Block: Codable {}

struct Paragraph: Block {
  var text: String
  var children: [any Block]?
}

struct Divider: Block {}

// widgetgen: name = "to_do", alias = ["todo", "to \"do\""]
struct ToDo: Block {
  var text: String
  var checked = false
}

// widgetgen: family = external, tag = "type", default = empty
enum Value {
  case number(Double?)
  case title([String])
  case checkbox(Bool)
  // widgetgen: name = "range", alias = "interval"
  case range(from: Int, to: Int?)
  case style(bold: Bool?, color: String?)
  case pair(Int, String)
  case empty
  // widgetgen: unknown
  case other(name: String, json: JSONValue)
}

// widgetgen: family = external, tag = "meta.kind", tagType = Int, unknown = Missing
protocol Item: Codable {}

// widgetgen: name = 1
struct Known: Item {
  var a: Int
}

// widgetgen: name = 0
struct Missing: Item {
  var note: String?
}

// widgetgen: family = external, tag(decode) = ["kind", "type"], tag(encode) = "kind", unknown = Other
protocol Part: Codable {}

struct Wheel: Part {
  var size: Int
}

/// It stores the name of the unknown value.
struct Other: Part {
  var kind: String
}

// widgetgen: family = external, tag = "icon.type"
enum Icon {
  case emoji(String)
  case file(url: String)
  // widgetgen: unknown
  case other(String)
}

// widgetgen: codable
struct Screen {
  // widgetgen: unknown = skip
  var drawn: [any Block]?
  var blocks: [any Block]?
  var values: [Value]?
  var items: [any Item]?
  var parts: [any Part]?
  var icon: Icon?
}
