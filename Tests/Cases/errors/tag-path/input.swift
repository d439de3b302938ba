// widgetgen: family, tagPath = "meta.type"
protocol Component: Codable {}

struct Around: Component {
  var meta: [String: String]
  // expected-error 7-10: 'meta' would replace the discriminator of 'Around' at 'meta.type'; give it another key or path, or its family another 'tagPath' [key-of-name]
}

struct Inside: Component {
  // widgetgen: path = "meta.type.name"
  // expected-error 17-39: 'name' would replace the discriminator of 'Inside' at 'meta.type'; give it another key or path, or its family another 'tagPath' [key-of-name]
  var name: String
}

struct Wrong: Component {
  // widgetgen: path = "meta.type"
  // expected-error 17-34: 'type' has the key of the discriminator of 'Wrong'; give it another with '// widgetgen: key = "…"', or its family another 'tag' [key-of-name]
  var type: Int
}

struct Meta: Codable {
  var meta: Int
}

struct Flattens: Component {
  // widgetgen: flatten
  // expected-error 17-23: 'meta' would replace the discriminator of 'Flattens' at 'meta.type'; give it another key or path, or its family another 'tagPath' [key-of-name]
  var meta: Meta
}

struct FlattensOther: Component {
  // widgetgen: flatten
  // expected-error 17-23: 'other' adds a discriminator under 'meta', where 'FlattensOther' already has one; remove 'flatten', or give its family another 'tag' [flatten-brings-name]
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
  // expected-error 8-11: a value of 'case text' would replace the discriminator of 'Block' at 'meta.type'; give it another key or path, or its family another 'tagPath' [key-of-name]
  case title(Meta)
  // expected-error 8-12: a value of 'case title' has the key of the discriminator of 'Block'; give it another with '// widgetgen: key = "…"', or its family another 'tag' [key-of-name]
  case nested(Nested)
}

// widgetgen: family, tag = "meta"
enum Nested {
  case one(text: String)
}

// widgetgen: family, tagPath = "data.type", content = "data"
// expected-error 46-61: 'content' overlaps 'data.type', the place of the discriminator; use another one, or remove it and write '// widgetgen: path = …' on the types [contradicting-annotations]
enum Content {
  case one(text: String)
}

// widgetgen: family, tag = "a", tagPath = "b"
// expected-error 34-46: 'tagPath' cannot be combined with 'tag'; remove one of them [contradicting-annotations]
enum Both {
  case one(text: String)
}

// widgetgen: family, external, contentPath = "b"
// expected-error 33-49: 'contentPath' cannot be combined with 'external'; remove one of them [contradicting-annotations]
enum External {
  case one(text: String)
}

// widgetgen: family, contentPath = "a..b"
// expected-error 23-42: 'contentPath' cannot be 'a..b', in which a key is empty; did you mean 'a.b'? [annotation-value]
enum Empty {
  case one(text: String)
}

// widgetgen: tagPath = "a.b"
// expected-error 15-29: 'tagPath' has no effect without 'family'; write '// widgetgen: family, tagPath = "a.b"', or remove it [needs-family]
enum NoFamily {
  case one(text: String)
}
