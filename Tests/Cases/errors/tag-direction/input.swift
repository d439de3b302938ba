// widgetgen: family, decodeTag = ["kind", "type"]
protocol Component: Codable {}

/// It would be read as the name.
struct Replaces: Component {
  var kind: String
  // expected-error 7-10: 'kind' would replace the discriminator of 'Replaces' at 'kind'; give it another key or path, or its family another 'tagPath' [key-of-name]
}

struct Wrong: Component {
  // widgetgen: key = "type"
  // expected-error 17-28: 'number' has the key of the discriminator of 'Wrong'; give it another with '// widgetgen: key = "…"', or its family another 'tag' [key-of-name]
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
  // expected-error 8-11: a value of 'case text' has the key of the discriminator of 'Block'; give it another with '// widgetgen: key = "…"', or its family another 'tag' [key-of-name]
}

// widgetgen: family, encodeTag = "value", content = "value"
// expected-error 44-60: 'content' is also the key of the discriminator; use another key [contradicting-annotations]
enum Content {
  case one(text: String)
}

// widgetgen: family, untagged, decodeTag = "kind"
// expected-error 33-50: 'decodeTag' cannot be combined with 'untagged'; remove one of them [contradicting-annotations]
enum Untagged {
  case one(text: String)
}

// widgetgen: family, tag = "a", decodeTag = "b", encodeTag = "c"
// expected-warning 23-25: 'tag' has no effect because 'decodeTag' and 'encodeTag' are used in its place; remove it [unused-annotation]
enum Useless {
  case one(text: String)
}
