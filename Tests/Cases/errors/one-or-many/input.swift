import WidgetRuntime

// widgetgen: codable
struct Wrong {
  // widgetgen: oneOrMany
  // expected-error 17-25: 'oneOrMany' decodes a single element without brackets, but 'text' is not known to be an array or a set of elements that are not arrays; remove it, or change the type [one-or-many-needs-list]
  var text: String
  // widgetgen: oneOrMany
  // expected-error 17-25: 'oneOrMany' decodes a single element without brackets, but 'rows' is not known to be an array or a set of elements that are not arrays; remove it, or change the type [one-or-many-needs-list]
  var rows: [[Int]]
  // widgetgen: oneOrMany, coder = JSONText()
  // expected-error 17-25: 'oneOrMany' decodes a single element without brackets, but 'coded' is not known to be an array or a set of elements that are not arrays; remove it, or change the type [one-or-many-needs-list]
  var coded: [Int]
  // widgetgen: oneOrMany
  // expected-error 17-25: 'oneOrMany' decodes a single element without brackets, but 'map' is not known to be an array or a set of elements that are not arrays; remove it, or change the type [one-or-many-needs-list]
  var map: [String: Int]
  // widgetgen: oneOrMany, flatten
  // expected-error 28-34: 'flatten' cannot be combined with 'oneOrMany'; remove one of them [contradicting-annotations]
  // expected-error 28-34: 'flatten' merges the keys of 'flat' into the surrounding object, but '[Int]' has none; remove it [flatten-needs-object]
  var flat: [Int]
  // widgetgen: oneOrMany, skip(decode)
  // expected-warning 17-25: 'oneOrMany' has no effect because 'written' is not decoded; remove it [unused-annotation]
  // expected-fix 17-27: remove
  var written: [Int] = []
  // widgetgen: oneOrMany
  // expected-warning 17-25: 'oneOrMany' has no effect here; it applies to a type, a stored property, or an associated value [misplaced-annotation]
  var computed: [Int] { [] }
}

// widgetgen: codable, oneOrMany
// expected-fix 22-32: remove
// expected-warning 24-32: 'oneOrMany' has no effect because it fits no property of 'Unfit'; remove it [unused-annotation]
struct Unfit { var text: String }

// widgetgen: family
enum Case {
  case of(/* widgetgen: oneOrMany */ Int)
  // expected-error 25-33: 'oneOrMany' decodes a single element without brackets, but '_0' is not known to be an array or a set of elements that are not arrays; remove it, or change the type [one-or-many-needs-list]
}
