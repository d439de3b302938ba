import WidgetRuntime

// widgetgen: codable
struct Style {
  var color: String?
  var width: Int?
}

// widgetgen: codable
struct Link {
  var url: String
}

struct Synthesized: Codable {
  var url: String
  var title: String
}

enum Named: String, Codable {
  case large
}

// widgetgen: family = untagged
enum Value {
  case style(Style)
  // expected-note 8-12: tried first
  case link(Link)
  // expected-warning 8-11: 'case link' is never decoded, because 'case style' accepts all of its values; move 'case link' before 'case style' [unreached-option]
  case double(Double)
  // expected-note 8-13: tried first
  case count(Int)
  // expected-warning 8-12: 'case count' is never decoded, because 'case double' accepts all of its values; move 'case count' before 'case double' [unreached-option]
  case text(String)
  // expected-note 8-11: tried first
  case named(Named)
  // expected-warning 8-12: 'case named' is never decoded, because 'case text' accepts all of its values; move 'case named' before 'case text' [unreached-option]
  // widgetgen: unknown
  case other
  // expected-warning 8-12: 'case other' is decoded from any other value and encoded as null; write 'case other(JSONValue)' to keep the value [unreached-option]
}

// widgetgen: family = untagged
enum Objects {
  case link(Link)
  // expected-note 8-11: tried first
  // expected-note 8-11: tried first
  case page(Synthesized)
  // expected-warning 8-11: 'case page' is never decoded, because 'case link' accepts all of its values; move 'case page' before 'case link' [unreached-option]
  case pair(url: String, other: Int)
  // expected-warning 8-11: 'case pair' is never decoded, because 'case link' accepts all of its values; move 'case pair' before 'case link' [unreached-option]
  case single(other: Int)
}

// widgetgen: family = untagged
enum Fine {
  case page(Synthesized)
  case link(Link)
  case style(Style)
  case byte(Int8)
  case natural(UInt8)
  case count(Int)
  case ratio(Float)
  case double(Double)
  case named(Named)
  case text(String)
  case none
}

struct Begin: Codable {
  var kind: Kind

  enum Kind: String, Codable { case begin }
}

struct End: Codable {
  var kind: Kind

  enum Kind: String, Codable { case end }
}

// Two types have the same spelling.
// widgetgen: family = untagged
enum Progress {
  case begin(Begin)
  case end(End)
}

struct Tap: Codable {
  var title: String
  var link: Link?
}

struct Shortcut: Codable {
  var title: String
  var link: String
}

// The wrong value of an optional property is an error.
// widgetgen: family = untagged
enum Response {
  case tap(Tap)
  case shortcut(Shortcut)
}

// widgetgen: family = untagged
protocol Block: Codable {}

struct Anything: Block {
// expected-note 8-15: tried first
// expected-note 8-15: tried first
  var first: Int?
}

struct Second: Block {
// expected-warning 8-13: 'Second' is never decoded, because 'Anything' accepts all of its values; move 'Second' before 'Anything' [unreached-option]
  var second: Int
}

struct Third: Block {
// expected-warning 8-12: 'Third' is never decoded, because 'Anything' accepts all of its values; no order distinguishes them, so give 'Block' a tag [unreached-option]
  var third: Int?
}

// widgetgen: family = untagged
enum Series {
  case fractions([Double])
  // expected-note 8-16: tried first
  case wholes([Int])
  // expected-warning 8-13: 'case wholes' is never decoded, because 'case fractions' accepts all of its values; move 'case wholes' before 'case fractions' [unreached-option]
  case shares([String: Double])
  // expected-note 8-13: tried first
  case counts([String: Int])
  // expected-warning 8-13: 'case counts' is never decoded, because 'case shares' accepts all of its values; move 'case counts' before 'case shares' [unreached-option]
}

// widgetgen: family = untagged
enum Attributes {
  case any([String: JSONValue])
  // expected-note 8-10: tried first
  case sized(width: Int)
  // expected-warning 8-12: 'case sized' is never decoded, because 'case any' accepts all of its values; move 'case sized' before 'case any' [unreached-option]
}

// The later structs accept values of 'x' that the first one rejects.
// widgetgen: family = untagged
protocol Level: Codable {}

struct Strict: Level {
  var x: Int
}

struct Nullable: Level {
  // widgetgen: null = 0
  var x: Int
}

struct Tolerant: Level {
  // widgetgen: invalid = 0
  var x: Int
}

// The second struct accepts null, which the first one rejects.
// widgetgen: family = untagged
protocol Width: Codable {}

struct NotNull: Width {
  // widgetgen: null = throw
  var width: Int?
}

struct MaybeNull: Width {
  var width: Int?
}

// widgetgen: family = untagged
enum Integers {
  case count(Int)
  // expected-note 8-12: tried first
  case byte(UInt8)
  // expected-warning 8-11: 'case byte' is never decoded, because 'case count' accepts all of its values; move 'case byte' before 'case count' [unreached-option]
}
