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
