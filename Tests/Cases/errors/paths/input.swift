import WidgetRuntime

struct Style: Codable { var width: Int }

// widgetgen: codable, content = "data"
struct Rooted {
  var title: String
  // widgetgen: flatten
  // expected-error 17-23: 'style' is flattened into the whole object, but 'content' of 'Rooted' is for a nested object; write the path in 'key' of the other properties [contradicting-annotations]
  var style: Style
}

// widgetgen: codable, content = "data..inner"
// expected-error 24-46: 'content' cannot be 'data..inner', which has an empty key; write 'data.inner' or '`data..inner`' for a key with dots [annotation-value]
struct Empty {
  var title: String
}

// widgetgen: codable
struct Contradicting {
  // widgetgen: key = "a.b", key(decode) = "a.c"
  // expected-error 17-27: 'one' is encoded inside 'a', which is the value of 'two'; give one of them another key [duplicate-key]
  var one: Int
  // widgetgen: key(encode) = a, key(encode) = "a.c"
  // expected-note 17-31: the other annotation
  // expected-error 34-52: 'key(encode)' already has another value; remove one of the annotations [repeated-annotation]
  var two: Int
  // expected-note 7-9: encoded here
  // widgetgen: keyStyle = snake_case, key = k
  // expected-error 40-46: 'key' cannot be combined with 'keyStyle'; remove one of them [contradicting-annotations]
  var three: Int
  // widgetgen: keyStyle = snake
  // expected-error 17-32: 'keyStyle' cannot be 'snake'; did you mean 'snake_case'? [annotation-value]
  var four: Int
  // widgetgen: key(decode)
  // expected-error 17-27: 'key(decode)' has no effect without a value; write '// widgetgen: key(decode) = …' [annotation-without-value]
  var five: Int
}

// widgetgen: codable
struct Hidden {
  // widgetgen: encodable
  private var count: Int { 1 }
  // expected-error 15-19: 'count' is private and not accessible from the generated file; make it internal, or put '// widgetgen:inline:auto:Hidden.Coding' and '// widgetgen:end' into 'Hidden' and pass '--inline' [unreachable-member]
}

// widgetgen: codable
struct Shared {
  var one: Int
  // expected-note 7-9: encoded here
  // expected-note 7-9: first used here
  // expected-note 7-9: first used here
  // widgetgen: key = one
  // expected-error 17-25: 'two' and 'one' both have the key 'one'; give one of them another key with '// widgetgen: key = "…"' [duplicate-key]
  var two: Int
  // expected-note 7-9: encoded here
  // widgetgen: key = one, skip(decode)
  // expected-error 17-25: 'three' and 'one' both have the key 'one'; give one of them another key with '// widgetgen: key = "…"' [duplicate-key]
  var three = 1
  // expected-note 7-11: encoded here
  // widgetgen: key(encode) = "one.inner"
  // expected-error 17-41: 'four' is encoded inside 'one', which is the value of 'one'; give one of them another key [duplicate-key]
  // expected-error 17-41: 'four' is encoded inside 'one', which is the value of 'three'; give one of them another key [duplicate-key]
  // expected-error 17-41: 'four' is encoded inside 'one', which is the value of 'two'; give one of them another key [duplicate-key]
  var four: Int
}
