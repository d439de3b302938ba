import WidgetRuntime

// widgetgen: codable, positional, omit = default
// expected-fix 34-49: remove
// expected-warning 36-39: 'omit' has no effect because it fits no property of 'Point'; remove it [unused-annotation]
struct Point {
  // widgetgen: key = "a", alias = "b"
  // expected-warning 17-19: 'key' has no effect because 'Point' is coded as an array; remove it [unused-annotation]
  // expected-fix 17-27: remove
  // expected-fix 26-38: remove
  // expected-warning 28-32: 'alias' has no effect because 'Point' is coded as an array; remove it [unused-annotation]
  var x: Int
  // widgetgen: keyStyle = kebab-case
  // expected-fix 1-37: remove
  // expected-warning 17-24: 'keyStyle' has no effect because 'Point' is coded as an array; remove it [unused-annotation]
  var xAxis: Int
  // widgetgen: key(decode) = "c", key(encode) = "d"
  // expected-warning 17-27: 'key(decode)' has no effect because 'Point' is coded as an array; remove it [unused-annotation]
  // expected-fix 17-35: remove
  // expected-fix 34-52: remove
  // expected-warning 36-46: 'key(encode)' has no effect because 'Point' is coded as an array; remove it [unused-annotation]
  var y: Int
  // widgetgen: key = "e.f"
  // expected-fix 1-27: remove
  // expected-warning 17-19: 'key' has no effect because 'Point' is coded as an array; remove it [unused-annotation]
  var z: Int
  // widgetgen: key(decode) = "g.h", key(encode) = "i.j"
  // expected-warning 17-27: 'key(decode)' has no effect because 'Point' is coded as an array; remove it [unused-annotation]
  // expected-fix 17-37: remove
  // expected-fix 36-56: remove
  // expected-warning 38-48: 'key(encode)' has no effect because 'Point' is coded as an array; remove it [unused-annotation]
  var w: Int
  // widgetgen: omit = never
  // expected-fix 1-28: remove
  // expected-warning 17-20: 'omit' has no effect because nil is always written in an array; remove it [unused-annotation]
  var unit: String?
  var twice: Int??
  // expected-warning 7-11: 'twice' is nil both if its element is missing and if it is null; remove one '?' [double-optional]
}

// widgetgen: codable, positional
struct Shifted {
  let version = 2
  // expected-warning 7-13: 'version' is a constant with a value, which is encoded but never decoded; make it a 'var', or mark it with '// widgetgen: skip(decode)' or 'skip' [constant-on-the-wire]
  // expected-warning 7-13: 'version' is encoded and not decoded, so the elements after it have other positions when they are decoded; move it to the end, or code it both ways [shifted-elements]
  // widgetgen: skip(encode)
  var token: String?
  var size: Int
}

// widgetgen: codable, positional
struct AtTheEnd {
  var size: Int
  // widgetgen: skip(decode)
  var token = ""
}

// widgetgen: equatable, positional
// expected-warning 26-35: 'positional' has no effect because only '==' is generated for 'Compared'; mark it with '// widgetgen: codable' [unused-annotation]
struct Compared: Codable {
  var text: String
}

// widgetgen: codable, positional
// expected-fix 22-33: remove
// expected-warning 24-33: 'positional' has no effect because 'ByHand' is coded by hand; remove it [unused-annotation]
struct ByHand: Codable {
  var text: String

  init(from decoder: any Decoder) throws { text = "" }
  func encode(to encoder: any Encoder) throws {}
}

// widgetgen: positional
// expected-warning 15-24: 'positional' has no effect here; it applies to a type [misplaced-annotation]
protocol Drawable {}

// widgetgen: codable, positional
struct Line {
  // widgetgen:begin: keyStyle = kebab-case
  // expected-warning 23-30: 'keyStyle' has no effect because 'Line' is coded as an array; remove it [unused-annotation]

  var startPoint: Int
  var endPoint: Int

  // widgetgen:end
}

// widgetgen: codable, positional, memberwise
// expected-warning 24-33: 'positional' has no effect here; it applies to a struct or a class [misplaced-annotation]
// expected-warning 36-45: 'memberwise' has no effect here; it applies to a struct or a class [misplaced-annotation]
enum Choice {
  case one(Int)
}
