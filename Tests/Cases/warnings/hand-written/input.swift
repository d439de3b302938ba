// widgetgen: codable, keyStyle = snake_case, content = data, lossy
// expected-fix 22-44: remove
// expected-warning 24-31: 'keyStyle' has no effect because 'Whole' is coded by hand; remove it [unused-annotation]
// expected-fix 45-60: remove
// expected-warning 47-53: 'content' has no effect because 'Whole' is coded by hand; remove it [unused-annotation]
// expected-fix 61-67: remove
// expected-warning 63-67: 'lossy' has no effect because 'Whole' is coded by hand; remove it [unused-annotation]
struct Whole: Codable {
  // widgetgen: key = c
  // expected-fix 1-23: remove
  // expected-warning 17-19: 'key' has no effect because 'Whole' is not decoded by generated code; remove it [unused-annotation]
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
// expected-fix 33-49: remove
// expected-warning 35-41: 'invalid' has no effect because 'Line' is coded by hand; remove it [unused-annotation]
// expected-fix 50-72: remove
// expected-warning 52-59: 'keyStyle' has no effect because 'Line' is coded by hand; remove it [unused-annotation]
enum Line: Codable {
  case none
  // widgetgen: key = w
  // expected-fix 1-23: remove
  // expected-warning 17-19: 'key' has no effect because 'Line' is coded by hand; remove it [unused-annotation]
  case solid(width: Double)
  case dotted(/* widgetgen: alias = size */ width: Double)
  // expected-fix 15-43: remove
  // expected-warning 29-33: 'alias' has no effect because 'Line' is not decoded by generated code; remove it [unused-annotation]

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
