// widgetgen: codable, keyStyle = snake_case, content = data, lossy
// expected-warning 24-32: 'keyStyle' has no effect because 'Whole' is coded by hand; remove it [unused-annotation]
// expected-warning-2 47-54: 'content' has no effect because 'Whole' is coded by hand; remove it [unused-annotation]
// expected-warning-3 63-68: 'lossy' has no effect because 'Whole' is coded by hand; remove it [unused-annotation]
struct Whole: Codable {
  // widgetgen: key = c
  // expected-warning 17-20: 'key' has no effect because 'Whole' is not decoded by generated code; remove it [unused-annotation]
  var count: Int

  init(count: Int) { self.count = count }

  init(from decoder: any Decoder) throws { count = 0 }

  func encode(to encoder: any Encoder) throws {}
}

// A memberwise initializer is generated.
// widgetgen: codable, shorthand = count
// expected-warning 24-33: 'shorthand' has no effect because 'Initialized' is not decoded; remove it [unused-annotation]
struct Initialized: Codable {
  var count: Int

  init(from decoder: any Decoder) throws { count = 0 }

  func encode(to encoder: any Encoder) throws {}
}

// widgetgen: family, tag = kind, invalid = .none, keyStyle = snake_case
// expected-warning 35-42: 'invalid' has no effect because 'Line' is coded by hand; remove it [unused-annotation]
// expected-warning-2 52-60: 'keyStyle' has no effect because 'Line' is coded by hand; remove it [unused-annotation]
enum Line: Codable {
  case none
  // widgetgen: key = w
  // expected-warning 17-20: 'key' has no effect because 'Line' is coded by hand; remove it [unused-annotation]
  case solid(width: Double)
  case dotted(/* widgetgen: alias = size */ width: Double)
  // expected-warning 29-34: 'alias' has no effect because 'Line' is not decoded by generated code; remove it [unused-annotation]

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
