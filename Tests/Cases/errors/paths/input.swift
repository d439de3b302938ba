import WidgetRuntime

struct Style: Codable { var width: Int }

// widgetgen: codable, path = "data"
struct Rooted {
  var title: String
  // widgetgen: flatten
  // expected-error 17-23: 'style' is flattened into the whole object, and 'path' of 'Rooted' is for an object within it; write 'path' on the other properties [contradicting-annotations]
  var style: Style
}

// widgetgen: codable, path = "data..inner"
// expected-error 24-43: 'path' cannot be 'data..inner', in which a key is empty; did you mean 'data.inner'? [annotation-value]
struct Empty {
  var title: String
}

// widgetgen: codable
struct Contradicting {
  // widgetgen: path = "a.b", decodePath = "a.c"
  // expected-error 31-48: 'decodePath' cannot be combined with 'path'; remove one of them [contradicting-annotations]
  var one: Int
  // widgetgen: encodeKey = a, encodePath = "a.c"
  // expected-error 32-49: 'encodePath' cannot be combined with 'encodeKey'; remove one of them [contradicting-annotations]
  var two: Int
  // widgetgen: style = snake_case, key = k
  // expected-error 37-43: 'key' cannot be combined with 'style'; remove one of them [contradicting-annotations]
  var three: Int
  // widgetgen: style = snake
  // expected-error 17-29: 'style' cannot be 'snake'; did you mean 'snake_case'? [annotation-value]
  var four: Int
  // widgetgen: decodePath
  // expected-error 17-26: 'decodePath' has no effect without a value; write '// widgetgen: decodePath = …' [annotation-without-value]
  var five: Int
}

// widgetgen: codable
struct Hidden {
  // widgetgen: only = encode
  private var count: Int { 1 }
  // expected-error 15-19: 'count' is private and not accessible from the generated file; make it internal, or put '// widgetgen:inline:auto:Hidden.Coding' and '// widgetgen:end' into 'Hidden' and pass '--inline' [unreachable-member]
}

// widgetgen: codable
struct Shared {
  var one: Int
  // expected-note 7-9: first used here
  // expected-note 7-9: first used here
  // expected-note 7-9: written here
  // widgetgen: key = one
  // expected-error 17-25: 'two' and 'one' both have the key 'one'; give one of them another with '// widgetgen: key = "…"' [duplicate-key]
  var two: Int
  // expected-note 7-9: written here
  // widgetgen: key = one, only = encode
  // expected-error 17-25: 'three' and 'one' both have the key 'one'; give one of them another with '// widgetgen: key = "…"' [duplicate-key]
  var three = 1
  // expected-note 7-11: written here
  // widgetgen: encodePath = "one.inner"
  // expected-error 17-40: 'four' is written into the object 'one', which is the value of 'one'; give one of them another key [duplicate-key]
  // expected-error 17-40: 'four' is written into the object 'one', which is the value of 'three'; give one of them another key [duplicate-key]
  // expected-error 17-40: 'four' is written into the object 'one', which is the value of 'two'; give one of them another key [duplicate-key]
  var four: Int
}
