import WidgetRuntime

// Types of families with their own names, whose two names collide.

// widgetgen: family
protocol Component: Codable {}

// widgetgen: family, tag = "meta.kind"
protocol Item: Codable {}

// widgetgen: family = external
protocol Entry: Codable {}

// A name within the name.
// widgetgen: family, tag = "type.version"
// expected-error 23-42: 'type.version' is the place of the names of 'Within' and of its name in 'Component'; give one of them another 'tag' [key-of-name]
enum Within: Component {
  case a(x: Int)
}

// A key that is decoded as both.
// widgetgen: family, tag = "version", tag(decode) = ["v", "type"]
// expected-error 23-37: 'type' is the place of the names of 'Twice' and of its name in 'Component'; give one of them another 'tag' [key-of-name]
enum Twice: Component {
  case a(x: Int)
}

// Names of two types under one key.
// widgetgen: family, tagType = Int
enum Numbered: Component {
// expected-error 6-13: 'type' is the place of the names of 'Numbered' and of its name in 'Component'; give one of them another 'tag' [key-of-name]
  // widgetgen: name = 1
  case a(x: Int)
}

// A content at the place of the name, and around it.
// widgetgen: family, tag = "state", content = "type"
// expected-error 38-53: 'content' of 'Content' is 'type', the place of its name in 'Component'; choose another 'content', or give 'Component' another 'tag' [key-of-name]
enum Content: Component {
  case a(x: Int)
}

// widgetgen: family, tag = "state", content = "meta"
// expected-error 38-53: 'content' of 'Around' is 'meta', the place of its name in 'Item'; choose another 'content', or give 'Item' another 'tag' [key-of-name]
enum Around: Item {
  case a(x: Int)
}

// A name that is the key of the other name.
// widgetgen: family = external, tag = "kind"
enum Named: Component {
  case type(x: Int)
  // expected-error 8-11: the name 'type' of 'case type' is also the key of the discriminator, 'type'; use another name or another 'tag' [key-of-name]
}

// Values with the key of the name.
// widgetgen: family, tag = "version"
enum Value: Component, Item {
  case a(type: Int)
  // expected-error 8: a value of 'case a' has the key of the discriminator of 'Component'; give it another key with '// widgetgen: key = "…"', or its family another 'tag' [key-of-name]
  case b(Typed)
  // expected-error 8: a value of 'case b' has the key of the discriminator of 'Component'; give it another key with '// widgetgen: key = "…"', or its family another 'tag' [key-of-name]
  case c(meta: Int)
  // expected-error 8: a value of 'case c' would replace the discriminator of 'Item' at 'meta.kind'; give it another key, or its family another 'tag' [key-of-name]
}

// widgetgen: codable
struct Typed {
  var type: Int
}

// Three levels.
// widgetgen: family, tag = "part"
enum Part: Component {
  case only(Inner)
  // expected-error 8-11: a value of 'case only' is externally tagged, and leaves no place for the name of 'Component' at 'type'; give it a key with '// widgetgen: key = "…"', or its type a 'tag' [no-place-for-name]
  case entry(any Entry)
  // expected-error 8-12: a value of 'case entry' is externally tagged, and leaves no place for the name of 'Component' at 'type'; give it a key with '// widgetgen: key = "…"', or its type a 'tag' [no-place-for-name]
  case label(Label)
  // expected-error 8-12: a value of 'case label' has its own name at 'type', the place of the name of 'Component'; give it a key with '// widgetgen: key = "…"', or 'Component' another 'tag' [key-of-name]
  case component(any Component)
  // expected-error 8-16: a value of 'case component' has its own name at 'type', the place of the name of 'Component'; give it a key with '// widgetgen: key = "…"', or 'Component' another 'tag' [key-of-name]
  case third(Third)
}

// widgetgen: family = external
enum Inner {
  case a(x: Int)
}

struct Label: Component {
  var text: String
}

// widgetgen: family, tag = "version"
enum Third {
  case a(type: Int)
  // expected-error 8: a value of 'case a' has the key of the discriminator of 'Component'; give it another key with '// widgetgen: key = "…"', or its family another 'tag' [key-of-name]
  case b(part: Int)
  // expected-error 8: a value of 'case b' has the key of the discriminator of 'Part'; give it another key with '// widgetgen: key = "…"', or its family another 'tag' [key-of-name]
}

// No case stores the outer name.
// widgetgen: family, tag = "version", name = "many", alias = "many_*"
// expected-error 55-70: 'Many' cannot have the name pattern 'many_*': an enum has no property that stores the name; list the names [name-pattern]
enum Many: Component {
  case a(x: Int)
  // widgetgen: name = "b*"
  case b(String)
}
