import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

// widgetgen: positional
// expected-error 15-24: 'Text' has its name under 'type' and cannot be coded as an array; remove 'positional', or give its family a 'content' [not-positional]
struct Text: Component {
  var text: String
}

// widgetgen: codable, positional, content = "data", keyStyle = snake_case
// expected-error 36-51: 'content' cannot be combined with 'positional'; remove one of them [contradicting-annotations]
struct Rooted {
  var text: String
}

// widgetgen: codable, transparent, positional
// expected-error 37-46: 'positional' cannot be combined with 'transparent'; remove one of them [contradicting-annotations]
struct Both {
  var text: String
}

// widgetgen: codable, shorthand = text, positional
// expected-error 42-51: 'positional' cannot be combined with 'shorthand'; remove one of them [contradicting-annotations]
struct Short {
  var text: String
}

// widgetgen: codable, positional
struct Point {
  var x: Int
  // widgetgen: omit = default
  // expected-error 17-30: 'Point' is coded as an array, in which 'omit' of 'y' moves the elements after it; remove it, or move 'y' to the end [not-positional]
  var y = 0
  // widgetgen: omit = isEmpty
  // expected-error 17-30: 'Point' is coded as an array, in which 'omit' of 'tags' moves the elements after it; remove it, or move 'tags' to the end [not-positional]
  var tags: [String] = []
  // widgetgen: omit = key
  // expected-fix 1-26: remove
  // expected-warning 17-20: 'omit' has no effect because 'z' is not in a nested object; remove it [unused-annotation]
  var z: Int?
}

// widgetgen: codable, positional
struct Conditional {
  // widgetgen: omit = nil
  // expected-error 17-26: 'Conditional' is coded as an array, in which 'omit' of 'x' moves the elements after it; remove it, or move 'x' to the end [not-positional]
  var x: Int?
  #if DEBUG
  var y: Int
  #endif
}

// widgetgen: codable, positional
struct Ends {
  var x: Int
  // widgetgen: omit = never
  // expected-fix 1-28: remove
  // expected-warning 17-20: 'omit' has no effect because nil is always written in an array; remove it [unused-annotation]
  var y: Int?
}

// widgetgen: codable, positional
struct Tail {
  // widgetgen: omit = "$0 < 0"
  // expected-warning 17-31: 'x' is not always encoded, but required for decoding; give it a value, '// widgetgen: default = …', or mark the type with '// widgetgen: encodable' [omitted-value]
  var x: Int
}

// widgetgen: codable, positional
struct Flat {
  // widgetgen: flatten
  // expected-error 17-23: 'flatten' merges keys into an object, but 'Flat' is coded as an array; remove it [not-positional]
  var point: Point
}

// widgetgen: codable
struct Card {
  // widgetgen: flatten
  // expected-error 17-23: 'flatten' merges the keys of 'point' into the surrounding object, but 'Point' has none; remove it [flatten-needs-object]
  var point: Point
  // widgetgen: oneOrMany
  // expected-error 17-25: 'oneOrMany' decodes a single element without brackets, but 'points' is not known to be an array or a set of elements that are not arrays; remove it, or change the type [one-or-many-needs-list]
  var points: [Point]
  // widgetgen: oneOrMany
  // expected-error 17-25: 'oneOrMany' decodes a single element without brackets, but 'forms' is not known to be an array or a set of elements that are not arrays; remove it, or change the type [one-or-many-needs-list]
  var forms: Set<Form>
}

// widgetgen: family = untagged
enum Form: Hashable {
  case list([Int])
  case text(String)
}

// widgetgen: codable, positional
struct Update {
  var note: Field<String>
  // expected-error 7-10: 'Update' is coded as an array, in which a missing 'note' moves the elements after it; make it an optional [not-positional]
}

// widgetgen: codable, positional
struct Listed {
  var a: Int
  var b = 1

  enum CodingKeys: String, CodingKey { case b, a }
  // expected-error 8-17: 'CodingKeys' has no effect, because 'Listed' is coded as an array in the order of its properties; remove it, and mark properties that are not coded with '// widgetgen: skip' [not-positional]
}

// widgetgen: codable, positional
struct ByHand {
  var title: String
  var size: Int

  static func decodeTitle(from decoder: any Decoder) throws -> String { "a" }
  // expected-error 15-25: 'decodeTitle(from:)' has no key, because 'ByHand' is coded as an array; write a coder, and '// widgetgen: coder = …' on the property [not-positional]
  func encodeTitle(to encoder: any Encoder) throws {}
  // expected-error 8-18: 'encodeTitle(to:)' has no key, because 'ByHand' is coded as an array; write a coder, and '// widgetgen: coder = …' on the property [not-positional]
}

// widgetgen: positional
// expected-warning 15-24: 'positional' has no effect here; it applies to a struct or a class [misplaced-annotation]
enum Side { case left }

// widgetgen: decodable, positional
struct Half: Codable {
  var a: Int
  // expected-error 7: Swift encodes 'a' under its own name, but it is decoded from another place; mark the type with '// widgetgen: codable', or remove 'Encodable' from it [other-direction]
  var b: Int
}
