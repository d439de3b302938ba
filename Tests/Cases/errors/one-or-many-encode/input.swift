import WidgetRuntime

// widgetgen: codable
struct Page {
  // widgetgen: oneOrMany(encode)
  // expected-error 17-33: an element of 'optionals' may be null or an array, which without brackets is decoded as another list; write 'oneOrMany' [one-or-many-needs-list]
  var optionals: [Int?]
  // widgetgen: oneOrMany(encode)
  // expected-error 17-33: an element of 'values' may be null or an array, which without brackets is decoded as another list; write 'oneOrMany' [one-or-many-needs-list]
  var values: [JSONValue]
  // widgetgen: oneOrMany(encode)
  // expected-error 17-33: 'oneOrMany' decodes a single element without brackets, but 'points' is not known to be an array or a set of elements that are not arrays; remove it, or change the type [one-or-many-needs-list]
  var points: [Point]
  // widgetgen: oneOrMany(encode), oneOrMany
  // expected-error 17-33: 'oneOrMany(encode)' cannot be combined with 'oneOrMany'; remove one of them [contradicting-annotations]
  var both: [Int]
  // widgetgen: oneOrMany(encode)
  // expected-error 17-33: 'oneOrMany' decodes a single element without brackets, but 'single' is not known to be an array or a set of elements that are not arrays; remove it, or change the type [one-or-many-needs-list]
  var single: Int
}

// widgetgen: decodable
struct Read {
  // widgetgen: oneOrMany(encode)
  // expected-fix 1-33: remove
  // expected-warning 17-33: 'oneOrMany(encode)' has no effect because 'Read' is not encoded by generated code; remove it [unused-annotation]
  var authors: [String]
}

// widgetgen: codable, positional
struct Point {
  var x: Int
}
