import WidgetRuntime

// widgetgen: family = untagged, default = unknown
// expected-error 34-50: 'default = unknown' has no effect because unrecognized names of 'Change' are errors; mark a case with '// widgetgen: unknown' [missing-fallback]
enum Change {
  case part(range: Int)
  case whole(text: String)
}

// widgetgen: family = untagged, default = hole
// expected-error 34-47: 'Other' has no 'hole' for values without a name; did you mean 'whole'? [missing-fallback]
enum Other {
  case part(range: Int)
  case whole(text: String)
}

// widgetgen: family = untagged, default = text
// expected-error 34-47: 'default' cannot be 'text': 'case text' is not always decoded from an object; give its value a label [annotation-value]
enum Text {
  case text(String)
  case part(range: Int)
}

// widgetgen: family = untagged, default = part
// expected-fix 32-47: remove
// expected-warning 34-40: 'default' has no effect because no other case has a key that 'case part' does not have; remove it [unused-annotation]
enum Part {
  case text(String)
  case part(range: Int)
}

// widgetgen: family = untagged, default = plain
// expected-error 34-48: 'default' cannot be 'plain': the sources do not show the keys of 'case link'; declare them with labels or a struct [annotation-value]
enum Link {
  case plain(text: String)
  case link(ByHand)
}

struct ByHand: Codable {
  init(from decoder: any Decoder) throws {}
  func encode(to encoder: any Encoder) throws {}
}

// widgetgen: family = untagged, default = rest
// expected-error 34-47: 'Rest' has no 'rest' for values without a name; write one of its types or cases, or 'unknown' [missing-fallback]
enum Rest {
  case part(range: Int)
  // widgetgen: unknown
  case rest(JSONValue)
}

// widgetgen: family = untagged, default = Plain
// expected-error 34-48: 'default' cannot be combined with 'family = untagged'; remove one of them [contradicting-annotations]
protocol Style: Codable {}

struct Plain: Style {
  var color: String?
}

// widgetgen: family = untagged, default = whole
enum Order {
  case all(size: Int?)
  // expected-note 8-10: tried first
  case whole(text: String)
  // expected-warning 8-12: 'case whole' is never decoded, because 'case all' accepts all of its values; move 'case whole' before 'case all' [unreached-option]
}

// widgetgen: family = untagged, default = unknown
// expected-error 34-50: 'default' cannot be 'unknown'; write 'part' [annotation-value]
enum Kept {
  case part(range: Int)
  // widgetgen: unknown
  case rest(JSONValue)
}

// An earlier default does not accept the values of the other cases.
// widgetgen: family = untagged, default = plain
enum First {
  case plain(color: String?)
  case bold(weight: Int?, color: String?)
}

// widgetgen: family = untagged, default = empty
enum Last {
  case all(size: Int?)
  // expected-note 8-10: tried first
  case empty
  // expected-warning 8-12: 'case empty' is never decoded, because 'case all' accepts all of its values; move 'case empty' before 'case all' [unreached-option]
}

// widgetgen: family = untagged, default = plain
// expected-error 34-48: 'default' cannot be 'plain': 'Params.decodeNote(from:)' may decode any key, so the keys of 'case params' are not known; remove it, or 'default' [annotation-value]
enum Note {
  case plain
  case params(Params)
  // expected-warning 8-13: generated code requires 'Params', the type of a value of 'case params', to be 'Encodable'; make it conform, or mark it with '// widgetgen: codable' [missing-conformance]
}

// widgetgen: decodable
struct Params {
// expected-note 8-13: declared here
  var note: String
  static func decodeNote(from decoder: any Decoder) throws -> String { "" }
}

// widgetgen: family = untagged, default = none
enum Part2 {
  case none
  case size(size: Int)
}

// widgetgen: codable
struct Parts {
  // widgetgen: flatten
  // expected-error 17-23: nil of 'part' would not be decoded as nil again, because 'Part2' is 'family = untagged', and an object without its keys is 'case none'; remove 'flatten', or '?' from its type [flatten-optional]
  var part: Part2?
}
