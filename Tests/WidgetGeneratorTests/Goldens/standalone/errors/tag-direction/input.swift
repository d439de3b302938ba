// widgetgen: family, decodeTag = ["kind", "type"]
protocol Component: Codable {}

/// It would be read as the name.
struct Replaces: Component {
  var kind: String
}

struct Wrong: Component {
  // widgetgen: key = "type"
  var number: Int
}

/// The first key is the one that is written.
// widgetgen: family, decodeTag = ["type", "kind"]
protocol Event: Codable {}

struct Tap: Event {
  var kind: String
}

// widgetgen: family, decodeTag = ["kind", "type"]
enum Block {
  case text(kind: String)
}

// widgetgen: family, encodeTag = "value", content = "value"
enum Content {
  case one(text: String)
}

// widgetgen: family, untagged, decodeTag = "kind"
enum Untagged {
  case one(text: String)
}

// widgetgen: family, tag = "a", decodeTag = "b", encodeTag = "c"
enum Useless {
  case one(text: String)
}
