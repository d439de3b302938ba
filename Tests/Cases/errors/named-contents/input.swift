// widgetgen: family = external, tag = "type", caseInsensitive
// expected-error 48-62: 'caseInsensitive' cannot be combined with 'tag'; remove one of them [contradicting-annotations]
protocol Loose: Codable {}

// widgetgen: family = external, tag = "type", content = "value"
// expected-error 48-64: 'content' cannot be combined with 'family = external'; remove one of them [contradicting-annotations]
protocol Both: Codable {}

// widgetgen: family = external, default = Empty
// expected-error 34-48: 'default' cannot be combined with 'family = external'; remove one of them [contradicting-annotations]
protocol Nameless: Codable {}

struct Empty: Nameless {}

// widgetgen: family = external, tagType = Int
// expected-error 34-46: 'tagType' cannot be combined with 'family = external'; remove one of them [contradicting-annotations]
protocol Numbered: Codable {}

// widgetgen: family = external, tag = "card"
protocol Block: Codable {}

struct Card: Block {
// expected-error 8-11: the name 'card' of 'Card' is also the key of the discriminator, 'card'; use another name or another 'tag' [key-of-name]
  var text: String
}

// widgetgen: family = external, tag = "meta.type"
enum Icon {
  case emoji(String)
  case meta(String)
  // expected-error 8-11: the name 'meta' of 'case meta' is also the key of the discriminator, 'meta.type'; use another name or another 'tag' [key-of-name]
  // expected-note 8-11: first used here
  // widgetgen: name = "file", alias = "meta"
  // expected-error 32-45: the name 'meta' of 'case file' is also the key of the discriminator, 'meta.type'; use another name or another 'tag' [key-of-name]
  case file(url: String)
  // expected-error 8-11: two cases of 'Icon' have the name 'meta'; give one of them another name with '// widgetgen: name = "…"' [duplicate-name]
  // widgetgen: unknown
  case type(String)
}
