// widgetgen: family, external, untagged
// expected-error 33-40: 'untagged' cannot be combined with 'external'; remove one of them [contradicting-annotations]
protocol Shape: Codable {}

// widgetgen: family, content = "type"
// expected-error 23-38: 'content' is also the key of the discriminator; use another key [contradicting-annotations]
protocol Event: Codable {}

// widgetgen: codable
struct Label {
  let a: String  // widgetgen: path = "x.y", key = "z"
  // expected-error 46-54: 'key' cannot be combined with 'path'; remove one of them [contradicting-annotations]
  let b: Size  // widgetgen: flatten, key = "size"
  // expected-error 39-50: 'key' cannot be combined with 'flatten'; remove one of them [contradicting-annotations]
  let c: String  // widgetgen: key = [d, e]
  // expected-error 32-43: 'key' has one value, not a list; write that alone [annotation-value]
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

// widgetgen: decodable, only = encode
// expected-error 26-38: 'only' cannot be combined with 'decodable'; remove one of them [contradicting-annotations]
struct Read {
  let a: String
}

// widgetgen: only = decode, encodable
// expected-error 30-38: 'encodable' cannot be combined with 'only'; remove one of them [contradicting-annotations]
enum Written {
  case a(Int)
}

// widgetgen: AutoDecodable, only = encode
// expected-error 30-42: 'only' cannot be combined with 'AutoDecodable'; remove one of them [contradicting-annotations]
struct Marked {
  let a: String
}

// widgetgen:begin: renameAll = snake_case, codable
// widgetgen: codable, name = a, name = b
// expected-warning 24-27: 'name' has no effect because 'Twice' has no name in a family; remove it [unused-annotation]
// expected-warning 34-37: 'name' has no effect because 'Twice' has no name in a family; remove it [unused-annotation]
struct Twice {
  // widgetgen: key = "b", key = "c"
  // expected-note 17-25: the other one
  // expected-error 28-36: 'key' already has another value; remove one of them [repeated-annotation]
  let a: String
  // sourcery: key = "d", key = "e"
  // widgetgen: alias = "f", alias = "g", lossy, lossy
  let h: [String]
}

// widgetgen: renameAll = kebab-case
struct Other {
  // widgetgen: only = decode
  var a = 1
}
// widgetgen:end
