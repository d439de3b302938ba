import WidgetRuntime

// A value that is not an object has no place next to a name.

// widgetgen: codable, positional
struct Point {
  var x: Double
  var y: Double
}

// widgetgen: codable, transparent
struct Numbers {
  var numbers: [Int]
}

// widgetgen: family
enum Place {
  case known(Point)
  // widgetgen: unknown
  case other(String, Point)
  // expected-error 8-12: 'case other', which is decoded from unrecognized names, can only store the name in a 'String' and the rest in one value such as 'JSONValue'; remove its other values [unknown-case-values]
}

// widgetgen: family
enum List {
  // widgetgen: unknown
  case other(Numbers)
  // expected-error 8-12: 'case other', which is decoded from unrecognized names, can only store the name in a 'String' and the rest in one value such as 'JSONValue'; remove its other values [unknown-case-values]
}

// widgetgen: family, content = "value"
enum Kept {
  // widgetgen: unknown
  case other(String, Point)
}
