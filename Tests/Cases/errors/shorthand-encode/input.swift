import WidgetRuntime

struct Point: Codable { var x: Int }

// widgetgen: codable, shorthand(both) = text
// expected-error 24-45: 'size' is always encoded; add 'omit = default' to it, or write 'shorthand' without '(both)' [no-shorthand]
struct Always {
  var text: String
  var size = 12
}

// widgetgen: codable, shorthand(both) = text
// expected-error 24-45: the keys of 'point' are in the object; write 'shorthand' without '(both)' [no-shorthand]
struct Flattened {
  var text: String
  // widgetgen: flatten
  var point: Point?
}

// widgetgen: codable, shorthand(both) = text
// expected-error 24-45: the object around 'size' is always encoded; write 'shorthand' without '(both)' [no-shorthand]
struct KeepsObject {
  var text: String
  // widgetgen: key = meta.size, omit = key
  var size: Int?
}

// widgetgen: codable, shorthand(both) = text
// expected-error 24-45: 'size' is always encoded; write 'shorthand' without '(both)' [no-shorthand]
struct WritesNull {
  var text: String
  // widgetgen: omit = never
  var size: Int?
}

// widgetgen: codable, shorthand(both) = text
// expected-error 24-45: 'text' is not encoded under a key; write 'shorthand' without '(both)' [no-shorthand]
struct NotEncoded {
  // widgetgen: skip(encode)
  var text: String
}

// widgetgen: codable, shorthand(both) = value
// expected-error 24-46: 'value' may be null or an object, which is decoded as an object; write 'shorthand' without '(both)' [no-shorthand]
struct AnyValue { var value: JSONValue }

// widgetgen: codable, shorthand(both) = text
// expected-error 24-45: 'willEncode(to:)' may encode other keys; write 'shorthand' without '(both)' [no-shorthand]
struct WithHook {
  var text: String
  func willEncode(to encoder: any Encoder) {}
}

// widgetgen: decodable, shorthand(both) = text
// expected-fix 24-47: remove
// expected-warning 26-40: 'shorthand(both)' has no effect because 'OnlyDecoded' is not encoded; remove it [unused-annotation]
struct OnlyDecoded { var text: String }

// widgetgen: family, shorthand = Words
protocol Inline: Codable {}

// widgetgen: shorthand(both) = text
// expected-error 15-36: the name of 'Words' in 'Inline' needs an object; write 'shorthand' without '(both)' [no-shorthand]
struct Words: Inline { var text: String }

// widgetgen: family, shorthand(both) = Bold
// expected-error 23-37: 'shorthand(both)' has no effect on a protocol; write 'shorthand' [annotation-value]
protocol Directed: Codable {}

// widgetgen: shorthand = text
struct Bold: Directed { var text: String }

// widgetgen: family, shorthand(both) = text
// expected-error 23-44: the value of 'case text' may be null or an object, which is decoded as an object; write 'shorthand' without '(both)' [no-shorthand]
enum Optionals { case text(String?), none }

// widgetgen: family, shorthand(both) = text
// expected-error 23-44: 'case text' is not encoded; write 'shorthand' without '(both)' [no-shorthand]
enum OneWay {
  // widgetgen: skip(encode)
  case text(String)
  case none
}

// widgetgen: codable
struct Line {
  var id: Int
  // widgetgen: flatten
  // expected-error 17-23: 'flatten' merges the keys of 'run' into the surrounding object, but 'Run' may be encoded without an object; write 'shorthand' without '(both)' on it [flatten-needs-object]
  var run: Run
}

// widgetgen: codable, shorthand(both) = text
struct Run {
  var text: String
  var color: String?
}

// widgetgen: codable, shorthand = text, shorthand(both) = color
// expected-error 42-64: 'shorthand(both)' cannot be combined with 'shorthand'; remove one of them [contradicting-annotations]
struct Plain {
  var text: String?
  var color: String?
}

// widgetgen: family, shorthand(decode) = text, shorthand(both) = number
// expected-error 23-39: 'shorthand' always applies to decoding; write 'shorthand', or 'shorthand(both)' to also apply it to encoding [annotation-value]
enum Both { case text(String), number(Int) }

// widgetgen: codable, shorthand(both) = text
// expected-error 24-45: nil of 'text' is encoded as null, which is not decoded; write 'shorthand' without '(both)' [no-shorthand]
struct Explicit {
  // widgetgen: omit = never
  var text: String?
  var color: String?
}

// widgetgen: codable, shorthand(both) = text
// expected-error 24-45: nil of 'text' is encoded as null, which is not decoded; write 'shorthand' without '(both)' [no-shorthand]
struct Replaced {
  var text: String? = "x"
  var color: String?
}

@propertyWrapper
struct Boxed: Codable {
  var wrappedValue: String
}

// widgetgen: codable, shorthand(both) = text
// expected-error 24-45: 'text' has a property wrapper; write 'shorthand' without '(both)' [no-shorthand]
struct Wrapped {
  @Boxed var text: String
  var color: String?
}
