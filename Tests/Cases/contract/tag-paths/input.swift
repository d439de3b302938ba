import WidgetRuntime

// widgetgen: family, tag = "meta.type", unknown = keep
protocol Component: Codable {}
// expected-warning 10-18: the names or values of 'Component' are in nested objects, so 'Component' is any JSON in Kotlin [inexpressible]
// expected-warning 10-18: the names or values of 'Component' are in nested objects, so 'Component' is any JSON in TypeScript [inexpressible]

struct Title: Component {
  var text: String
  // widgetgen: key = "meta.id"
  var id: String?
}

// widgetgen: name = "button", alias = "btn"
struct PushButton: Component {
  var title: String
  var children: [any Component] = []
}

// widgetgen: family, tag = "data.kind", content = "data.value", tagType = Int, unknown = Other
protocol Action: Codable {}
// expected-warning 10-15: the names or values of 'Action' are in nested objects, so 'Action' is any JSON in Kotlin [inexpressible]
// expected-warning 10-15: the names or values of 'Action' are in nested objects, so 'Action' is any JSON in TypeScript [inexpressible]

// widgetgen: name = 1
struct Open: Action {
  var url: String
}

// widgetgen: name = 0
struct Other: Action {
  var id: Int?
}

// widgetgen: family, tag = "meta.type", default = plain
enum Block {
// expected-warning 6-10: the names or values of 'Block' are in nested objects, so 'Block' is any JSON in Kotlin [inexpressible]
// expected-warning 6-10: the names or values of 'Block' are in nested objects, so 'Block' is any JSON in TypeScript [inexpressible]
  case text(text: String)
  case plain(note: String?)
  // widgetgen: unknown
  case other(name: String, json: JSONValue)
}

// widgetgen: family, tag = "t", content = "data.value", default = unknown
enum Shape {
// expected-warning 6-10: the names or values of 'Shape' are in nested objects, so 'Shape' is any JSON in Kotlin [inexpressible]
// expected-warning 6-10: the names or values of 'Shape' are in nested objects, so 'Shape' is any JSON in TypeScript [inexpressible]
  case circle(radius: Int)
  case square(side: Int?)
  // widgetgen: unknown
  case other(JSONValue)
}

// widgetgen: codable
struct Screen {
  // widgetgen: unknown = skip
  var body: [any Component] = []
  var action: (any Action)?
  var blocks: [Block]
  var shapes: [Shape]
}
