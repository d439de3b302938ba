// widgetgen: family, tag(decode) = ["kind", "type"]
protocol Component: Codable {}

/// It would be decoded as the name.
struct Replaces: Component {
  var kind: String
  // expected-error 7-10: 'kind' would replace the discriminator of 'Replaces' at 'kind'; give it another key, or its family another 'tag' [key-of-name]
}

struct Wrong: Component {
  // widgetgen: key = "type"
  // expected-error 17-28: 'number' has the key of the discriminator of 'Wrong'; give it another key with '// widgetgen: key = "…"', or its family another 'tag' [key-of-name]
  var number: Int
}

/// The first key is encoded.
// widgetgen: family, tag(decode) = ["type", "kind"]
protocol Event: Codable {}

struct Tap: Event {
  var kind: String
}

// widgetgen: family, tag(decode) = ["kind", "type"]
enum Block {
  case text(kind: String)
  // expected-error 8-11: a value of 'case text' has the key of the discriminator of 'Block'; give it another key with '// widgetgen: key = "…"', or its family another 'tag' [key-of-name]
}

// widgetgen: family, tag(encode) = "value", content = "value"
// expected-error 46-62: the place in 'content' is also the place of the discriminator; use another place [contradicting-annotations]
enum Content {
  case one(text: String)
}

// widgetgen: family = untagged, tag(decode) = "kind"
// expected-error 34-53: 'tag(decode)' cannot be combined with 'family = untagged'; remove one of them [contradicting-annotations]
enum Untagged {
  case one(text: String)
}

// widgetgen: family, tag = "a", tag(decode) = "b", tag(encode) = "c"
// expected-fix 21-31: remove
// expected-error 23-31: 'tag' has no effect next to 'tag(decode)' and 'tag(encode)'; remove it [contradicting-annotations]
enum Useless {
  case one(text: String)
}
