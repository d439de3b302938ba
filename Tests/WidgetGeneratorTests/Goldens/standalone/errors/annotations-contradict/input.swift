// widgetgen: family, external, untagged
protocol Shape: Codable {}

// widgetgen: family, content = "type"
protocol Event: Codable {}

// widgetgen: codable
struct Label {
  let a: String  // widgetgen: path = "x.y", key = "z"
  let b: Size  // widgetgen: flatten, key = "size"
  let c: String  // widgetgen: key = [d, e]
  let f: String  // widgetgen: default =
}

// widgetgen: codable
struct Size {
  let width: Int
}

// widgetgen: codable
struct Box {
  let size: Size?  // widgetgen: flatten, default = "Size(width: 1)"
}

// widgetgen: decodable, only = encode
struct Read {
  let a: String
}

// widgetgen: only = decode, encodable
enum Written {
  case a(Int)
}

// widgetgen: AutoDecodable, only = encode
struct Marked {
  let a: String
}

// widgetgen:begin: renameAll = snake_case, codable
// widgetgen: codable, name = a, name = b
struct Twice {
  // widgetgen: key = "b", key = "c"
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
