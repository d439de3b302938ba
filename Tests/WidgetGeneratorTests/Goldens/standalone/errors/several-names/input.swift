import WidgetRuntime

// Types of families that have names of their own, where both names cannot be.

// widgetgen: family
protocol Component: Codable {}

// widgetgen: family, tagPath = "meta.kind"
protocol Item: Codable {}

// widgetgen: family, external
protocol Entry: Codable {}

// A name within the name.
// widgetgen: family, tagPath = "type.version"
enum Within: Component {
  case a(x: Int)
}

// A key that is read as both.
// widgetgen: family, tag = "version", decodeTag = ["v", "type"]
enum Twice: Component {
  case a(x: Int)
}

// Names of two types under one key.
// widgetgen: family, tagType = Int
enum Numbered: Component {
  // widgetgen: name = 1
  case a(x: Int)
}

// A content in the place of the name, and around it.
// widgetgen: family, tag = "state", content = "type"
enum Content: Component {
  case a(x: Int)
}

// widgetgen: family, tag = "state", content = "meta"
enum Around: Item {
  case a(x: Int)
}

// A name that is the key of the other.
// widgetgen: family, external, tag = "kind"
enum Named: Component {
  case type(x: Int)
}

// Values with the key of the name.
// widgetgen: family, tag = "version"
enum Value: Component, Item {
  case a(type: Int)
  case b(Typed)
  case c(meta: Int)
}

// widgetgen: codable
struct Typed {
  var type: Int
}

// Three levels.
// widgetgen: family, tag = "part"
enum Part: Component {
  case only(Inner)
  case entry(any Entry)
  case label(Label)
  case component(any Component)
  case third(Third)
}

// widgetgen: family, external
enum Inner {
  case a(x: Int)
}

struct Label: Component {
  var text: String
}

// widgetgen: family, tag = "version"
enum Third {
  case a(type: Int)
  case b(part: Int)
}

// Nothing keeps the outer name.
// widgetgen: family, tag = "version", name = ["many", "many_*"]
enum Many: Component {
  case a(x: Int)
  // widgetgen: name = "b*"
  case b(String)
}
