import WidgetRuntime

// widgetgen: family, tagPath = "meta.type", unknown = keep
protocol Component: Codable {}

struct Title: Component {
  var text: String
  // widgetgen: path = "meta.id"
  var id: String?
}

// widgetgen: name = ["button", "btn"]
struct PushButton: Component {
  var title: String
  var children: [any Component] = []
}

// widgetgen: family, tagPath = "data.kind", contentPath = "data.value", tagType = Int, unknown = Other
protocol Action: Codable {}

// widgetgen: name = 1
struct Open: Action {
  var url: String
}

// widgetgen: name = 0
struct Other: Action {
  var id: Int?
}

// widgetgen: family, tagPath = "meta.type", missing = plain
enum Block {
  case text(text: String)
  case plain(note: String?)
  // widgetgen: unknown
  case other(name: String, json: JSONValue)
}

// widgetgen: family, tag = "t", contentPath = "data.value", missing = unknown
enum Shape {
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
