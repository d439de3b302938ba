// widgetgen: family, tag = "meta.type"
protocol Component: Codable {}

struct Around: Component {
  var meta: [String: String]
  // expected-error 7-10: 'meta' would replace the discriminator of 'Around' at 'meta.type'; give it another key, or its family another 'tag' [key-of-name]
}

struct Inside: Component {
  // widgetgen: key = "meta.type.name"
  // expected-error 17-38: 'name' would replace the discriminator of 'Inside' at 'meta.type'; give it another key, or its family another 'tag' [key-of-name]
  var name: String
}

struct Wrong: Component {
  // widgetgen: key = "meta.type"
  // expected-error 17-33: 'type' has the key of the discriminator of 'Wrong'; give it another key with '// widgetgen: key = "…"', or its family another 'tag' [key-of-name]
  var type: Int
}

struct Meta: Codable {
  var meta: Int
}

struct Flattens: Component {
  // widgetgen: flatten
  // expected-error 17-23: 'meta' is flattened, and a property of 'Meta' would replace the discriminator of 'Flattens' at 'meta.type'; give that property another key, or the family of 'Flattens' another 'tag' [key-of-name]
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

// widgetgen: family, tag = "meta.type"
enum Block {
  case text(meta: Int)
  // expected-error 8-11: a value of 'case text' would replace the discriminator of 'Block' at 'meta.type'; give it another key, or its family another 'tag' [key-of-name]
  case title(Meta)
  // expected-error 8-12: a value of 'case title' has the key of the discriminator of 'Block'; give it another key with '// widgetgen: key = "…"', or its family another 'tag' [key-of-name]
  case nested(Nested)
  // expected-warning 8-13: the value of 'case nested' is under the key '_0', because 'Nested' has its names under the same tag; write '// widgetgen: key = …' to choose the key, or give 'Nested' another 'tag' [key-of-name]
}

// widgetgen: family, tag = "meta"
enum Nested {
  case one(text: String)
}

// widgetgen: family, tag = "data.type", content = "data"
// expected-error 42-57: 'content' overlaps 'data.type', the place of the discriminator; use another place, or remove it and write '// widgetgen: content = …' on the types [contradicting-annotations]
enum Content {
  case one(text: String)
}

// widgetgen: family, tag = "a", tag = "b"
// expected-note 23-31: the other annotation
// expected-error 34-42: 'tag' already has another value; remove one of the annotations [repeated-annotation]
enum Both {
  case one(text: String)
}

// widgetgen: family = external, content = "b"
// expected-error 34-46: 'content' cannot be combined with 'family = external'; remove one of them [contradicting-annotations]
enum External {
  case one(text: String)
}

// widgetgen: family, content = "a..b"
// expected-error 23-38: 'content' cannot be 'a..b', which has an empty key; write 'a.b' or '`a..b`' for a key with dots [annotation-value]
enum Empty {
  case one(text: String)
}

// widgetgen: tag = "a.b"
// expected-fix 15: insert 'family, '
// expected-error 15-25: 'tag' has no effect without 'family'; write '// widgetgen: family, tag = "a.b"', or remove it [needs-family]
enum NoFamily {
  case one(text: String)
}
