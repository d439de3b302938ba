import WidgetRuntime

// widgetgen: family, tag = "meta.type", default = plain
enum Block {
  case text(text: String)
  case plain(note: String?)
  case title(Title)
  case inner(Inner)
  case none
  // widgetgen: unknown
  case other(name: String, json: JSONValue)
}

struct Title: Codable {
  var text: String
}

// widgetgen: family, tag = "meta.type"
enum Inner {
  case left(width: Int)
  case right
}

// widgetgen: family, tag = "t", content = "data.value", default = unknown
enum Shape {
  case circle(radius: Int)
  case square(side: Int?, name: String?)
  case one(Int)
  case maybe(Int?)
  case none
  // widgetgen: unknown
  case other(JSONValue)
}

// widgetgen: family, tag = "data.kind", content = "data.value", tagType = Int
enum Number {
  // widgetgen: name = 1
  case one(count: Int, names: [String])
  // widgetgen: name = 2
  case two(Title)
  // widgetgen: name = 0, unknown
  case rest
}

// widgetgen: family, tag = "data.kind", content = "data.value"
enum Kept {
  case one(Int)
  // widgetgen: unknown
  case rest(name: String, value: Title?)
}
