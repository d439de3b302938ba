// widgetgen: codable, family
enum Block {
  case card(/* widgetgen: alias = "body" */ title: String, body: String)
  // expected-note 45-49: first used here
  // expected-error 60-63: 'body' and 'title' both have the key 'body'; give one of them another key with '// widgetgen: key = "…"' [duplicate-key]
  case count(/* widgetgen: default = many */ of: Int)
  // expected-error 28-41: 'many' is not a value of 'Int'; write a literal, or '(many)' for a constant of that name [annotation-value]
  case flag(/* widgetgen: default = nil */ on: Bool)
  // expected-error 27-39: 'default' cannot be nil because 'on' is not optional; give a value, or write 'Bool?' [annotation-value]
  case level(/* widgetgen: lossy */ of: Int)
  // expected-error 28-32: 'lossy' drops elements, and 'of' is not an array, a set or a dictionary; use 'invalid' to replace a value that cannot be decoded [lossy-needs-collection]
  case kind(/* widgetgen: key = "type" */ Int)
  // expected-error 8-11: a value of 'case kind' has the key of the discriminator of 'Block'; give it another key with '// widgetgen: key = "…"', or its family another 'tag' [key-of-name]
  case mode(/* widgetgen: unknown = skip */ of: Int)
  // expected-error 27-40: 'unknown' sets the policy for the unrecognized names of a family, and 'of' has no values of a family; remove it [unknown-needs-family]
  case name(/* widgetgen: aliass = "n" */ of: Int)
  // expected-error 27-32: unknown annotation key 'aliass'; did you mean 'alias'? [unknown-annotation-key]
  // expected-fix 27-32: write 'alias'
  case note(/* widgetgen: key */ of: Int)
  // expected-error 27-29: 'key' has no effect without a value; write '// widgetgen: key = …' [annotation-without-value]
}

// widgetgen: family
enum Nested {
  case one(/* widgetgen: key = a.b */ a: Int, /* widgetgen: key(decode) = b, key(encode) = c, key = d */ b: Int)
  // expected-fix 93-101: remove
  // expected-error 95-101: 'key' has no effect next to 'key(decode)' and 'key(encode)'; remove it [contradicting-annotations]
}
