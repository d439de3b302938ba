// widgetgen: family, tag = kind, tag(decode) = [a, b.c], tag(encode) = c
// expected-fix 21-32: remove
// expected-error 23-32: 'tag' has no effect next to 'tag(decode)' and 'tag(encode)'; remove it [contradicting-annotations]
// expected-error 35-56: 'tag(decode)' takes a single key here, and 'b.c' is nested; if the dot is part of the key, write it in backticks: '`b.c`' [annotation-value]
protocol Component: Codable {}

// widgetgen: codable, skip(encode)
// expected-warning 15-21: 'codable' has no effect because 'Card' is skipped; remove it [unused-annotation]
// expected-fix 15-23: remove
// expected-error 24-35: 'skip(encode)' has no effect on a type; write 'encodable = false' [annotation-value]
// expected-fix 24-35: write 'encodable = false'
struct Card {
  // widgetgen: key = a, key(decode) = b, key(encode) = c
  // expected-error 17-23: 'key' has no effect next to 'key(decode)' and 'key(encode)'; remove it [contradicting-annotations]
  // expected-fix 17-25: remove
  var text: String
  // widgetgen: skip(decode), skip(encode)
  // expected-error 31-42: 'skip' is for both directions; write 'skip' alone [contradicting-annotations]
  // expected-fix 31-42: write 'skip'
  var both = 1
  // widgetgen: skip, skip(encode)
  // expected-error 23-34: 'skip(encode)' cannot be combined with 'skip'; remove one of them [contradicting-annotations]
  var twice = 1
  // widgetgen: alias(decode) = old
  // expected-error 17-29: 'alias(decode)' has no effect on a stored property; write 'alias' [annotation-value]
  // expected-fix 17-29: write 'alias'
  var count: Int
  // widgetgen: key(read) = old
  // expected-error 17-25: unknown annotation key 'key(read)'; did you mean 'key(decode)'? [unknown-annotation-key]
  var size: Int
  // widgetgen: skip(decode)
  // expected-error 17-28: 'skip(decode)' has no effect on a computed property; write 'encodable' [annotation-value]
  // expected-fix 17-28: write 'encodable'
  var isEmpty: Bool { text.isEmpty }
}

// widgetgen: codable, oneOrMany(decode), shorthand(encode) = text
// expected-fix 22-40: remove
// expected-error 24-40: 'oneOrMany' always applies to decoding; write 'oneOrMany', or 'oneOrMany(both)' to also apply it to encoding [annotation-value]
// expected-warning 24-40: 'oneOrMany(decode)' has no effect because it fits no property of 'Both'; remove it [unused-annotation]
// expected-error 43-59: 'shorthand' always applies to decoding; write 'shorthand', or 'shorthand(both)' to also apply it to encoding [annotation-value]
// expected-error 43-66: a shorthand has a value only for 'text', but 'c' is required; give it a default, or make it an optional [no-shorthand]
struct Both {
  // widgetgen: null(encode) = ""
  // expected-error 17-28: 'null' always applies to decoding; write 'null', or 'null(both)' to also apply it to encoding [annotation-value]
  var text: String
  // widgetgen: key(both) = b, alias(both) = c, flatten(encode)
  // expected-error 17-25: 'key(both)' has no effect on a stored property; write 'key' [annotation-value]
  // expected-fix 17-25: write 'key'
  // expected-error 32-42: 'alias(both)' has no effect on a stored property; write 'alias' [annotation-value]
  // expected-error 49-63: 'flatten' merges the keys of 'a' into the surrounding object, but 'Int?' has none; remove it [flatten-needs-object]
  // expected-error 49-63: 'flatten(encode)' cannot be combined with 'key(both)'; remove one of them [contradicting-annotations]
  // expected-error 49-63: 'flatten(encode)' has no effect on a stored property; write 'flatten' [annotation-value]
  var a: Int?
  // widgetgen: null = 0, null(both) = 0
  // expected-error 27-40: 'null(both)' cannot be combined with 'null'; remove one of them [contradicting-annotations]
  var c: Int
  // widgetgen: oneOrMany, oneOrMany(both)
  // expected-error 28-42: 'oneOrMany(both)' cannot be combined with 'oneOrMany'; remove one of them [contradicting-annotations]
  var d: [Int]
}

// widgetgen: encodable, codable, encodable = false
// expected-note 15-23: the other annotation
// expected-error 35-51: 'encodable' already has another value; remove one of the annotations [repeated-annotation]
struct Refused {
  var text: String
}

// widgetgen: decodable, AutoEncodable, encodable = false
// expected-error 41-57: 'encodable = false' cannot be combined with 'AutoEncodable'; remove one of them [contradicting-annotations]
struct Marked {
  var text: String
}

// widgetgen: family, tag(encode) = [kind, type]
// expected-error 23-48: 'tag(encode)' takes one place, not a list; write 'tag(encode) = kind' [annotation-value]
enum Event { case tap }
