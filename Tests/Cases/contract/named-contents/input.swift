// widgetgen: family = external, tag = "type", default = Divider, unknown = keep
protocol Block: Codable {}

struct Divider: Block {}

// widgetgen: name = "to_do", alias = "todo"
struct ToDo: Block {
  var text: String
  var children: [any Block]
}

// widgetgen: family = external, tag = "type", default = empty
enum Value {
  case number(Double?)
  // widgetgen: name = "range", alias = "interval"
  case range(from: Int, to: Int?)
  case style(bold: Bool?, color: String?)
  case empty
  // widgetgen: unknown
  case other(name: String)
}

// widgetgen: family = external, tag = "meta.kind", tagType = Int, unknown = Rest
protocol Item: Codable {}
// expected-warning 10-13: the names or values of 'Item' are in nested objects, so 'Item' is any JSON in Kotlin [inexpressible]
// expected-warning 10-13: the names or values of 'Item' are in nested objects, so 'Item' is any JSON in TypeScript [inexpressible]

// widgetgen: name = 1
struct Known: Item {
  var size: Int
}

// widgetgen: name = 0
struct Rest: Item {
  var note: String?
}

// widgetgen: codable
struct Page {
  var blocks: [any Block]
  var values: [Value]?
  var items: [any Item]?
}
