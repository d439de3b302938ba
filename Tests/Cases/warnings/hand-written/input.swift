// widgetgen: codable, keyStyle = snake_case, content = data, lossy
struct Whole: Codable {
  // widgetgen: key = c
  var count: Int

  init(count: Int) { self.count = count }

  init(from decoder: any Decoder) throws { count = 0 }

  func encode(to encoder: any Encoder) throws {}
}

// A memberwise initializer is generated.
// widgetgen: codable, shorthand = count
// expected-fix 22-40: remove
// expected-warning 24-32: 'shorthand' has no effect because 'Initialized' is not decoded; remove it [unused-annotation]
struct Initialized: Codable {
  var count: Int

  init(from decoder: any Decoder) throws { count = 0 }

  func encode(to encoder: any Encoder) throws {}
}

// widgetgen: family, tag = kind, invalid = .none, keyStyle = snake_case
enum Line: Codable {
  case none
  // widgetgen: key = w
  case solid(width: Double)
  case dotted(/* widgetgen: alias = size */ width: Double)

  init(from decoder: any Decoder) throws { self = .none }

  func encode(to encoder: any Encoder) throws {}
}

// The annotations apply to the encoding.
// widgetgen: codable, keyStyle = snake_case
struct Half: Codable {
  // widgetgen: key = c
  var count: Int

  init(from decoder: any Decoder) throws { count = 0 }
}
