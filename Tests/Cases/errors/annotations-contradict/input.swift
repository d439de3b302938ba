// widgetgen: family = untagged, family = external
// expected-note 15-31: the other annotation
// expected-error 34-50: 'family' already has another value; remove one of the annotations [repeated-annotation]
protocol Shape: Codable {}

// widgetgen: family, content = "type"
// expected-error 23-38: the place in 'content' is also the place of the discriminator; use another place [contradicting-annotations]
protocol Event: Codable {}

// widgetgen: codable
struct Label {
  let a: String  // widgetgen: key = "x.y", key = "z"
  // expected-note 32-42: the other annotation
  // expected-error 45-53: 'key' already has another value; remove one of the annotations [repeated-annotation]
  let b: Size  // widgetgen: flatten, key = "size"
  // expected-error 39-50: 'key' cannot be combined with 'flatten'; remove one of them [contradicting-annotations]
  let c: String  // widgetgen: key = [d, e]
  // expected-error 32-43: 'key' takes one value, not a list; write a single value [annotation-value]
  let f: String  // widgetgen: default =
  // expected-error 32-40: 'default' has no effect without a value; write '// widgetgen: default = …' [annotation-without-value]
}

// widgetgen: codable
struct Size {
  let width: Int
}

// widgetgen: codable
struct Box {
  let size: Size?  // widgetgen: flatten, default = "Size(width: 1)"
  // expected-error 43-68: 'default' cannot be combined with 'flatten'; remove one of them [contradicting-annotations]
}

// widgetgen: decodable, decodable = false
// expected-note 15-23: the other annotation
// expected-error 26-42: 'decodable' already has another value; remove one of the annotations [repeated-annotation]
struct Read {
  let a: String
}

// widgetgen: encodable = false, encodable
// expected-note 15-31: the other annotation
// expected-error 34-42: 'encodable' already has another value; remove one of the annotations [repeated-annotation]
enum Written {
  case a(Int)
}

// widgetgen: AutoDecodable, decodable = false
// expected-error 30-46: 'decodable = false' cannot be combined with 'AutoDecodable'; remove one of them [contradicting-annotations]
struct Marked {
  let a: String
}

// widgetgen:begin: keyStyle = snake_case, codable
// widgetgen: codable, name = a, name = b
// expected-fix 22-31: remove
// expected-warning 24-27: 'name' has no effect because 'Twice' has no name in a family; remove it [unused-annotation]
// expected-note 24-31: the other annotation
// expected-fix 32-41: remove
// expected-warning 34-37: 'name' has no effect because 'Twice' has no name in a family; remove it [unused-annotation]
// expected-error 34-41: 'name' already has another value; remove one of the annotations [repeated-annotation]
struct Twice {
  // widgetgen: key = "b", key = "c"
  // expected-note 17-25: the other annotation
  // expected-error 28-36: 'key' already has another value; remove one of the annotations [repeated-annotation]
  let a: String
  // sourcery: key = "d", key = "e"
  // widgetgen: alias = "f", alias = "g", lossy, lossy
  let h: [String]
}

// widgetgen: keyStyle = kebab-case
struct Other {
  // widgetgen: skip(encode)
  var a = 1
}
// widgetgen:end
