// widgetgen: family, tagPath = "meta.type"
protocol Component: Codable {}

struct Around: Component {
  var meta: [String: String]
}

struct Inside: Component {
  // widgetgen: path = "meta.type.name"
  var name: String
}

struct Wrong: Component {
  // widgetgen: path = "meta.type"
  var type: Int
}

struct Meta: Codable {
  var meta: Int
}

struct Flattens: Component {
  // widgetgen: flatten
  var meta: Meta
}

struct FlattensOther: Component {
  // widgetgen: flatten
  var other: any Other
}

// widgetgen: family, tag = "meta"
protocol Other: Codable {}

struct Only: Other {
  var text: String
}

// widgetgen: family, tagPath = "meta.type"
enum Block {
  case text(meta: Int)
  case title(Meta)
  case nested(Nested)
}

// widgetgen: family, tag = "meta"
enum Nested {
  case one(text: String)
}

// widgetgen: family, tagPath = "data.type", content = "data"
enum Content {
  case one(text: String)
}

// widgetgen: family, tag = "a", tagPath = "b"
enum Both {
  case one(text: String)
}

// widgetgen: family, external, contentPath = "b"
enum External {
  case one(text: String)
}

// widgetgen: family, contentPath = "a..b"
enum Empty {
  case one(text: String)
}

// widgetgen: tagPath = "a.b"
enum NoFamily {
  case one(text: String)
}
