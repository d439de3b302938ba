import WidgetRuntime

// widgetgen: family
enum Numbered {
  case text(text: String)
  // widgetgen: unknown
  case unknown(Int)
  // expected-error 8-14: 'case unknown', which is decoded from unrecognized names, can only store the name in a 'String' and the rest in one value such as 'JSONValue'; remove its other values [unknown-case-values]
}

// widgetgen: family
enum Listed {
  case text(text: String)
  // widgetgen: unknown
  case unknown(String, [Int])
  // expected-error 8-14: 'case unknown', which is decoded from unrecognized names, can only store the name in a 'String' and the rest in one value such as 'JSONValue'; remove its other values [unknown-case-values]
}

// widgetgen: family
enum Several {
  case text(text: String)
  // widgetgen: unknown
  case unknown(String, JSONValue, Int)
  // expected-error 8-14: 'case unknown', which is decoded from unrecognized names, can only store the name in a 'String' and the rest in one value such as 'JSONValue'; remove its other values [unknown-case-values]
}
