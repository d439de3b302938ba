import WidgetRuntime

// widgetgen: codable
struct Page {
  // widgetgen: oneOrMany(both)
  // expected-error 17-31: an element of 'optionals' may be null or an array, which without brackets is decoded as another list; write 'oneOrMany' [one-or-many-needs-list]
  var optionals: [Int?]
  // widgetgen: oneOrMany(both)
  // expected-error 17-31: an element of 'values' may be null or an array, which without brackets is decoded as another list; write 'oneOrMany' [one-or-many-needs-list]
  var values: [JSONValue]
  // widgetgen: oneOrMany(both)
  // expected-error 17-31: 'oneOrMany' decodes a single element without brackets, but 'points' is not known to be an array or a set of elements that are not arrays; remove it, or change the type [one-or-many-needs-list]
  var points: [Point]
  // widgetgen: oneOrMany(both), oneOrMany
  // expected-error 17-31: 'oneOrMany(both)' cannot be combined with 'oneOrMany'; remove one of them [contradicting-annotations]
  var both: [Int]
  // widgetgen: oneOrMany(both)
  // expected-error 17-31: 'oneOrMany' decodes a single element without brackets, but 'single' is not known to be an array or a set of elements that are not arrays; remove it, or change the type [one-or-many-needs-list]
  var single: Int
}

// widgetgen: decodable
struct Read {
  // widgetgen: oneOrMany(both)
  // expected-fix 1-31: remove
  // expected-warning 17-31: 'oneOrMany(both)' has no effect because 'Read' is not encoded by generated code; remove it [unused-annotation]
  var authors: [String]
}

// widgetgen: codable, positional
struct Point {
  var x: Int
}

// widgetgen: codable
struct Elements {
  // widgetgen: oneOrMany(both)
  // expected-error 17-31: an element of 'texts' may be null or an array, which without brackets is decoded as another list; write 'oneOrMany' [one-or-many-needs-list]
  var texts: [Text]
  // widgetgen: oneOrMany(both)
  // expected-error 17-31: an element of 'shapes' may be null or an array, which without brackets is decoded as another list; write 'oneOrMany' [one-or-many-needs-list]
  var shapes: [Shape]
  // widgetgen: oneOrMany(both)
  // expected-error 17-31: an element of 'anys' may be null or an array, which without brackets is decoded as another list; write 'oneOrMany' [one-or-many-needs-list]
  var anys: [Anything]
  // widgetgen: oneOrMany(both), coder = Listed()
  // expected-error 17-31: an element of 'coded' may be null or an array, which without brackets is decoded as another list; write 'oneOrMany' [one-or-many-needs-list]
  var coded: [Int]
  // widgetgen: oneOrMany(both)
  var plain: [Plain]
  // widgetgen: oneOrMany(both)
  var numbers: [Number]
  // widgetgen: oneOrMany(both)
  // expected-error 17-31: an element of 'families' may be null or an array, which without brackets is decoded as another list; write 'oneOrMany' [one-or-many-needs-list]
  var families: [any Node]
}

// widgetgen: codable, transparent
struct Text {
  var text: String?
}

// widgetgen: family = untagged
enum Shape {
  case radius(Int)
  case none
}

// widgetgen: family = untagged
enum Anything {
  case number(Int)
  case any(JSONValue)
}

// widgetgen: codable, transparent
struct Plain {
  var text: String
}

// widgetgen: family = untagged
enum Number {
  case whole(Int)
  case real(Double)
}

// widgetgen: family = untagged
protocol Node: Codable {}

// widgetgen: transparent
struct Leaf: Node {
  var value: Int?
}

struct Listed: WidgetCoder {
  typealias JSON = [Int]
  func decode(from decoder: any Decoder) throws -> Int { try [Int](from: decoder)[0] }
  func encode(_ value: Int, to encoder: any Encoder) throws { try [value].encode(to: encoder) }
}
