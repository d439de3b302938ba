import WidgetRuntime

struct Point: Codable { var x: Int }

// widgetgen: codable, shorthand(encode) = text
// expected-error 24-47: 'size' is always encoded; add 'omit = default' to it, or write 'shorthand' without '(encode)' [no-shorthand]
struct Always {
  var text: String
  var size = 12
}

// widgetgen: codable, shorthand(encode) = text
// expected-error 24-47: the keys of 'point' are in the object; write 'shorthand' without '(encode)' [no-shorthand]
struct Flattened {
  var text: String
  // widgetgen: flatten
  var point: Point?
}

// widgetgen: codable, shorthand(encode) = text
// expected-error 24-47: the object around 'size' is always encoded; write 'shorthand' without '(encode)' [no-shorthand]
struct KeepsObject {
  var text: String
  // widgetgen: key = meta.size, omit = key
  var size: Int?
}

// widgetgen: codable, shorthand(encode) = text
// expected-error 24-47: 'size' is always encoded; write 'shorthand' without '(encode)' [no-shorthand]
struct WritesNull {
  var text: String
  // widgetgen: omit = never
  var size: Int?
}

// widgetgen: codable, shorthand(encode) = text
// expected-error 24-47: 'text' is not encoded under a key; write 'shorthand' without '(encode)' [no-shorthand]
struct NotEncoded {
  // widgetgen: skip(encode)
  var text: String
}

// widgetgen: codable, shorthand(encode) = value
// expected-error 24-48: 'value' may be null or an object, which is decoded as an object; write 'shorthand' without '(encode)' [no-shorthand]
struct AnyValue { var value: JSONValue }

// widgetgen: codable, shorthand(encode) = text
// expected-error 24-47: 'willEncode(to:)' may encode other keys; write 'shorthand' without '(encode)' [no-shorthand]
struct WithHook {
  var text: String
  func willEncode(to encoder: any Encoder) {}
}

// widgetgen: decodable, shorthand(encode) = text
// expected-fix 24-49: remove
// expected-warning 26-42: 'shorthand(encode)' has no effect because 'OnlyDecoded' is not encoded; remove it [unused-annotation]
struct OnlyDecoded { var text: String }

// widgetgen: family, shorthand = Words
protocol Inline: Codable {}

// widgetgen: shorthand(encode) = text
// expected-error 15-38: the name of 'Words' in 'Inline' needs an object; write 'shorthand' without '(encode)' [no-shorthand]
struct Words: Inline { var text: String }

// widgetgen: family, shorthand(encode) = Bold
// expected-error 23-39: 'shorthand(encode)' has no effect on a protocol; write 'shorthand' [annotation-value]
// expected-fix 23-39: write 'shorthand'
protocol Directed: Codable {}

// widgetgen: shorthand = text
struct Bold: Directed { var text: String }

// widgetgen: family, shorthand(encode) = text
// expected-error 23-46: the value of 'case text' may be null or an object, which is decoded as an object; write 'shorthand' without '(encode)' [no-shorthand]
enum Optionals { case text(String?), none }

// widgetgen: family, shorthand(encode) = text
// expected-error 23-46: 'case text' is not encoded; write 'shorthand' without '(encode)' [no-shorthand]
enum OneWay {
  // widgetgen: skip(encode)
  case text(String)
  case none
}

// widgetgen: codable
struct Line {
  var id: Int
  // widgetgen: flatten
  // expected-error 17-23: 'flatten' merges the keys of 'run' into the surrounding object, but 'Run' may be encoded without an object; write 'shorthand' without '(encode)' on it [flatten-needs-object]
  var run: Run
}

// widgetgen: codable, shorthand(encode) = text
struct Run {
  var text: String
  var color: String?
}

// widgetgen: codable, shorthand = text, shorthand(encode) = color
// expected-error 42-66: 'shorthand(encode)' cannot be combined with 'shorthand'; remove one of them [contradicting-annotations]
struct Plain {
  var text: String?
  var color: String?
}

// widgetgen: family, shorthand(decode) = text, shorthand(encode) = number
// expected-error 49-74: 'shorthand(encode)' cannot be combined with 'shorthand(decode)'; remove one of them [contradicting-annotations]
enum Both { case text(String), number(Int) }

// widgetgen: codable, shorthand(encode) = text
// expected-error 24-47: nil of 'text' is encoded as null, which is not decoded; write 'shorthand' without '(encode)' [no-shorthand]
struct Explicit {
  // widgetgen: omit = never
  var text: String?
  var color: String?
}

// widgetgen: codable, shorthand(encode) = text
// expected-error 24-47: nil of 'text' is encoded as null, which is not decoded; write 'shorthand' without '(encode)' [no-shorthand]
struct Replaced {
  var text: String? = "x"
  var color: String?
}

@propertyWrapper
struct Boxed: Codable {
  var wrappedValue: String
}

// widgetgen: codable, shorthand(encode) = text
// expected-error 24-47: 'text' has a property wrapper; write 'shorthand' without '(encode)' [no-shorthand]
struct Wrapped {
  @Boxed var text: String
  var color: String?
}
