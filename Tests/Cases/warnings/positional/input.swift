import WidgetRuntime

// widgetgen: codable, positional, omitDefault
// expected-warning 36-46: 'omitDefault' has no effect because it fits no property of 'Point'; remove it [unused-annotation]
struct Point {
  // widgetgen: key = "a", alias = "b"
  // expected-warning 17-19: 'key' has no effect because 'Point' is coded as an array; remove it [unused-annotation]
  // expected-warning 28-32: 'alias' has no effect because 'Point' is coded as an array; remove it [unused-annotation]
  var x: Int
  // widgetgen: style = kebab-case
  // expected-warning 17-21: 'style' has no effect because 'Point' is coded as an array; remove it [unused-annotation]
  var xAxis: Int
  // widgetgen: decodeKey = "c", encodeKey = "d"
  // expected-warning 17-25: 'decodeKey' has no effect because 'Point' is coded as an array; remove it [unused-annotation]
  // expected-warning 34-42: 'encodeKey' has no effect because 'Point' is coded as an array; remove it [unused-annotation]
  var y: Int
  // widgetgen: path = "e.f"
  // expected-warning 17-20: 'path' has no effect because 'Point' is coded as an array; remove it [unused-annotation]
  var z: Int
  // widgetgen: decodePath = "g.h", encodePath = "i.j"
  // expected-warning 17-26: 'decodePath' has no effect because 'Point' is coded as an array; remove it [unused-annotation]
  // expected-warning 37-46: 'encodePath' has no effect because 'Point' is coded as an array; remove it [unused-annotation]
  var w: Int
  // widgetgen: explicitNil
  // expected-warning 17-27: 'explicitNil' has no effect because nil is always written in an array; remove it [unused-annotation]
  var unit: String?
  var twice: Int??
  // expected-warning 7-11: 'twice' is nil both where its element is missing and where it is null; one '?' says the same [double-optional]
}

// widgetgen: codable, positional
struct Shifted {
  let version = 2
  // expected-warning 7-13: 'version' is a constant with a value, which is written but never read; make it a 'var', or mark it '// widgetgen: only = encode' or 'skip' [constant-on-the-wire]
  // expected-warning 7-13: 'version' is written and not read, so that the elements after it have other positions when they are read; move it to the end, or code it both ways [shifted-elements]
  // widgetgen: only = decode
  var token: String?
  var size: Int
}

// widgetgen: codable, positional
struct AtTheEnd {
  var size: Int
  // widgetgen: only = encode
  var token = ""
}

// widgetgen: equatable, positional
// expected-warning 26-35: 'positional' has no effect because only '==' is generated for 'Compared'; mark it '// widgetgen: codable' [unused-annotation]
struct Compared: Codable {
  var text: String
}

// widgetgen: codable, positional
// expected-warning 24-33: 'positional' has no effect because 'ByHand' is coded by hand; remove it [unused-annotation]
struct ByHand: Codable {
  var text: String

  init(from decoder: any Decoder) throws { text = "" }
  func encode(to encoder: any Encoder) throws {}
}

// widgetgen: positional
// expected-warning 15-24: 'positional' has no effect here; it applies to a type [misplaced-annotation]
protocol Drawable {}
