import WidgetRuntime

struct Point: Codable { var x: Int }

// widgetgen: codable, shorthand = txet
// expected-error 24-39: 'Misspelled' does not decode 'txet'; did you mean 'text'? [no-shorthand]
// expected-fix 36-39: write 'text'
struct Misspelled { var text: String }

// widgetgen: codable, shorthand = text
// expected-error 24-39: a shorthand has a value only for 'text', but 'size' is required; give it a default, or make it an optional [no-shorthand]
struct Required {
  var text: String
  var size: Int
}

// widgetgen: codable, shorthand = text
// expected-error 24-39: 'text' is not decoded from a key of 'AtPath'; name another property [no-shorthand]
struct AtPath {
  // widgetgen: key = "a.b"
  var text: String
}

// widgetgen: codable, shorthand = point
// expected-error 24-40: 'point' is an object itself; name a property of another type [no-shorthand]
struct OfObject { var point: Point? }

// widgetgen: codable, shorthand = map
// expected-error 24-38: 'map' is an object itself; name a property of another type [no-shorthand]
struct OfMap { var map: [String: Int] }

// widgetgen: codable, shorthand = secret
// expected-error 24-41: 'Skipped' does not decode 'secret'; name one of its properties, types or cases [no-shorthand]
struct Skipped {
  // widgetgen: skip
  var secret = 1
  // widgetgen: skip(decode)
  var text = ""
}

// widgetgen: encodable, shorthand = text
// expected-fix 24-41: remove
// expected-warning 26-34: 'shorthand' has no effect because 'Encoded' is not decoded; remove it [unused-annotation]
struct Encoded { var text: String }

// widgetgen: codable, transparent, shorthand = text
// expected-error 37-52: 'shorthand' cannot be combined with 'transparent'; remove one of them [contradicting-annotations]
struct Both { var text: String }

// widgetgen: codable, shorthand = text
// expected-error 24-39: 'Kind' is not a struct; remove 'shorthand' [no-shorthand]
final class Kind {
// expected-error 13-16: 'init(from:)' of class 'Kind' cannot be in an extension; put '// widgetgen:inline:auto:Kind.Coding' and '// widgetgen:end' into the class and pass '--inline', or make it a struct [class-needs-inline]
  var text: String
  init(text: String) { self.text = text }
}

// widgetgen: codable, shorthand
// expected-error 24-32: 'shorthand' has no effect without a value; write '// widgetgen: shorthand = …' [annotation-without-value]
struct Valueless { var text: String }

// widgetgen: family, shorthand = Image
// expected-error 23-39: 'Image' is only decoded from objects; write '// widgetgen: shorthand = …' on it to name the property that is decoded from other values [no-shorthand]
protocol Component: Codable {}
struct Image: Component { var url: String }

// widgetgen: family, shorthand = Imgae
// expected-error 23-39: 'Action' does not decode 'Imgae'; name one of its properties, types or cases [no-shorthand]
protocol Action: Codable {}
struct Open: Action { var url: String }

// widgetgen: family = untagged, shorthand = Text
// expected-error 34-49: 'shorthand' cannot be combined with 'family = untagged'; remove one of them [contradicting-annotations]
protocol Untagged: Codable {}
// widgetgen: shorthand = text
struct Text: Untagged { var text: String }

// widgetgen: shorthand = Text
// expected-fix 15: insert 'family, '
// expected-error 15-30: 'shorthand' has no effect without 'family'; write '// widgetgen: family, shorthand = Text', or remove it [needs-family]
protocol NoFamily {}

// widgetgen: family, shorthand = several
// expected-error 23-41: 'case several' does not have exactly one value; name another case [no-shorthand]
enum Several { case several(Int, Int), none }

// widgetgen: family, shorthand = point
// expected-error 23-39: the value of 'case point' is an object without 'shorthand'; add 'shorthand' to its type, or name another case [no-shorthand]
enum Points { case point(Point), text(String) }

// widgetgen: family, shorthand = missing
// expected-error 23-41: 'Missing' does not decode 'missing'; name one of its properties, types or cases [no-shorthand]
enum Missing { case text(String) }

// widgetgen: family, shorthand = level
// expected-error 23-39: the value of 'case level' has 'invalid', which a shorthand does not use; remove 'invalid', or name another case [no-shorthand]
enum Levels { case level(/* widgetgen: invalid = 1 */ Int) }

// widgetgen: codable, shorthand = on
// expected-error 24-37: 'shorthand' has no effect without 'family'; write '// widgetgen: family, shorthand = on', or remove it [needs-family]
enum Raw: String { case on, off }

// widgetgen: codable, shorthand = text
// expected-fix 15: insert 'family, '
// expected-error 24-39: 'shorthand' has no effect without 'family'; write '// widgetgen: family, shorthand = text', or remove it [needs-family]
enum Plain { case text(String) }
