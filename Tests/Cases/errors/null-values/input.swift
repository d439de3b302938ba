import WidgetRuntime

struct Style: Codable {
  var color: String
}

struct Size: Codable {
  var width: Int
}

// widgetgen: codable
struct Limits {
  // widgetgen: null = nil
  // expected-error 17-26: 'null' cannot be nil because 'items' is not optional; give a value, or write 'Int?' [annotation-value]
  var items: Int
  // widgetgen: null = nil
  // expected-fix 1-26: remove
  // expected-warning 17-20: 'null' has no effect because null is decoded as nil anyway; remove it [unused-annotation]
  var pages: Int?
  // widgetgen: null = 0, omit = never
  // expected-error 17-24: nil of 'depth' is encoded as null, which is decoded as 0; remove 'null', or make 'depth' non-optional [contradicting-annotations]
  var depth: Int?
  // widgetgen: null = 0, default = throw
  // expected-error 17-24: nil of 'level' is encoded as null, which is decoded as 0; remove 'null', or make 'level' non-optional [contradicting-annotations]
  var level: Int?
  // widgetgen: null = 0
  // expected-error 17-24: nil of 'count' is encoded as null, which is decoded as 0; remove 'null', or make 'count' non-optional [contradicting-annotations]
  var count: Int? = 3
  // widgetgen: null = 0
  // expected-fix 1-24: remove
  // expected-warning 17-20: 'null' has no effect because 'field' distinguishes null; remove it [unused-annotation]
  var field: Field<Int>
  // widgetgen: null = many
  // expected-error 17-27: 'many' is not a value of 'Int'; write a literal, or '(many)' for a constant of that name [annotation-value]
  var width: Int
  // widgetgen: null(both) = Size(width: 0)
  // expected-error 17-43: 'size' has type 'Size', which is not 'Equatable', so the value for null cannot be recognized; make it conform, or write 'null' without '(both)' [incomparable]
  var size: Size
  // widgetgen: null(both) = 0, key(encode) = other
  // expected-error 17-30: 'out' is not decoded from the key under which null is encoded; write 'null' without '(both)' [contradicting-annotations]
  var out: Int
  // widgetgen: null = Style(color: "red"), flatten
  // expected-error 45-51: 'flatten' cannot be combined with 'null'; remove one of them [contradicting-annotations]
  var style: Style
  // widgetgen: null(both) = 0, skip(decode)
  // expected-warning 17-26: 'null(both)' has no effect because 'written' is not decoded; remove it [unused-annotation]
  // expected-fix 17-32: remove
  var written = 1
  // widgetgen: null(both) = 0, skip(encode)
  // expected-warning 17-26: 'null(both)' has no effect because 'read' is not encoded; remove it [unused-annotation]
  // expected-fix 17-32: remove
  var read: Int
  // widgetgen: null = 0
  // expected-fix 1-24: remove
  // expected-warning 17-20: 'null' has no effect because 'constant' is a constant with a value, which is never decoded; remove it [unused-annotation]
  let constant = 1
  // expected-warning 7-14: 'constant' is a constant with a value, which is encoded but never decoded; make it a 'var', or mark it with '// widgetgen: skip(decode)' or 'skip' [constant-on-the-wire]
}

// widgetgen: decodable
struct Input {
  // widgetgen: null(both) = 0
  // expected-fix 1-30: remove
  // expected-warning 17-26: 'null(both)' has no effect because 'Input' is not encoded by generated code; remove it [unused-annotation]
  var count: Int
}

// widgetgen: family = untagged
enum Bound {
  case none
  case some(Int)
}

// widgetgen: codable, transparent
struct Wrapped {
  var value: Int?
}

// widgetgen: codable
struct Constant {
  // widgetgen: skip(decode)
  var x = 3
}

class Empty: Codable {}

// widgetgen: codable
struct Errors {
  // widgetgen: null = throw
  // expected-fix 1-28: remove
  // expected-warning 17-20: 'null' has no effect because null is an error for 'items' anyway; remove it [unused-annotation]
  var items: Int
  // widgetgen: null = throw
  // expected-fix 1-28: remove
  // expected-warning 17-20: 'null' has no effect because 'field' distinguishes null; remove it [unused-annotation]
  var field: Field<Int>
  // widgetgen: null(both) = throw
  // expected-error 17-34: 'null(both)' cannot be 'throw': no value is encoded as null; write 'null = throw' [annotation-value]
  var pages: Int?
  // widgetgen: null = throw, invalid = 0
  // expected-error 17-28: 'null' cannot be 'throw': 'invalid' of 'width' replaces null; remove one of them [annotation-value]
  var width: Int?
  // widgetgen: null = throw, omit = never
  // expected-error 17-28: nil of 'depth' is encoded as null, which is an error; remove 'null', or make 'depth' non-optional [contradicting-annotations]
  var depth: Int?
  // widgetgen: null = throw
  // expected-error 17-28: nil of 'count' is encoded as null, which is an error; remove 'null', or make 'count' non-optional [contradicting-annotations]
  var count: Int? = 3
  // widgetgen: null = throw
  // expected-error 17-28: 'null' cannot be 'throw': the type of 'json' accepts null [annotation-value]
  var json: JSONValue?
  // widgetgen: null = throw
  // expected-error 17-28: 'null' cannot be 'throw': the type of 'bound' accepts null [annotation-value]
  var bound: Bound?
  // widgetgen: null = throw
  // expected-error 17-28: 'null' cannot be 'throw': the type of 'wrapped' accepts null [annotation-value]
  var wrapped: Wrapped?
  // widgetgen: null = throw, coder = EmptyAsNil()
  // expected-error 17-28: 'null' cannot be 'throw': the type of 'text' accepts null [annotation-value]
  var text: String?
  // widgetgen: null = throw
  // expected-error 17-28: 'null' cannot be 'throw': the type of 'required' accepts null [annotation-value]
  var required: JSONValue
  // widgetgen: null = throw
  // expected-error 17-28: 'null' cannot be 'throw': the type of 'constant' accepts null [annotation-value]
  var constant: Constant?
  // widgetgen: null = throw
  // expected-error 17-28: 'null' cannot be 'throw': the type of 'empty' accepts null [annotation-value]
  var empty: Empty?
  // widgetgen: null = throw, flatten
  // expected-error 31-37: 'flatten' cannot be combined with 'null'; remove one of them [contradicting-annotations]
  var style: Style?
}

// widgetgen: codable, transparent
struct Only {
  // widgetgen: null = 0
  // expected-fix 1-24: remove
  // expected-warning 17-20: 'null' has no effect because 'value' has no key; remove it [unused-annotation]
  var value: Int
}

// widgetgen: codable, positional
struct Point {
  // widgetgen: null = 0
  // expected-fix 1-24: remove
  // expected-warning 17-20: 'null' has no effect because 'Point' is coded as an array; remove it [unused-annotation]
  var x: Int
}

// widgetgen: family
enum Change {
  case moved(/* widgetgen: null = 0 */ to: Int)
  // expected-error 28-31: 'null' has no effect here; it applies to a stored property [misplaced-annotation]
}

// widgetgen: codable, null = 0
// expected-warning 24-27: 'null' has no effect here; it applies to a stored property [misplaced-annotation]
struct Row {
  var size: Int
}

// widgetgen: codable
struct InBlock {
  // widgetgen:begin: null = throw
  // expected-error 23-34: 'null' cannot be 'throw': 'invalid' of 'level' replaces null; remove one of them [annotation-value]
  // expected-error 23-34: 'null' cannot be 'throw': the type of 'json' accepts null [annotation-value]
  // expected-error 23-34: nil of 'note' is encoded as null, which is an error; remove 'null', or make 'note' non-optional [contradicting-annotations]
  var size: Int?
  var count: Int
  var json: JSONValue?
  // widgetgen: omit = never
  var note: String?
  // widgetgen: invalid = 3
  var level: Int?
  // widgetgen:end
}

// widgetgen: codable
struct Twice {
  // widgetgen: null = 0, null(both) = 1
  // expected-error 27-40: 'null(both)' cannot be combined with 'null'; remove one of them [contradicting-annotations]
  var size: Int?
}
