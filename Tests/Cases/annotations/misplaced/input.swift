// widgetgen: family, key = "kind"
// expected-warning 23-25: 'key' has no effect here; it applies to a stored property, a case, or an associated value [misplaced-annotation]
protocol Node: Codable {}

// widgetgen: keyStyle = snake_case
// expected-warning 1-35: this annotation is not attached to a declaration; write it on the line above a declaration outside of functions [dangling-annotation]

struct Leaf: Node {
  let text: String
  // widgetgen: skip
  // expected-warning 17-20: 'skip' has no effect here; it applies to a type, a stored property, a case, or an associated value [misplaced-annotation]
  func draw() {}
  // widgetgen: key = "length"
  // expected-fix 1-30: remove
  // expected-warning 17-19: 'key' has no effect because 'count' is computed, and only encoded if it is marked 'encodable'; remove it [unused-annotation]
  var count: Int { text.count }
  // widgetgen: skip
  static let empty = Leaf(text: "")
  // widgetgen: key = "size"
  // expected-warning 3-28: this annotation is not attached to a declaration; write it on the line above a declaration outside of functions [dangling-annotation]
}

// widgetgen: name = "pile", tag = "kind"
// expected-warning 30-32: 'tag' has no effect here; it applies to a protocol, a class, or an enum [misplaced-annotation]
struct Stack: Node {
  // An annotation of many declarations need not suit all of them.
  // widgetgen:begin: lossy, codable
  let children: [any Node]
  struct Style: Codable { let gaps: [Int] }
  func layout() {}
  // widgetgen:end
}

struct Origin { let x: Double }
// widgetgen: codable
// expected-warning 15-21: 'codable' has no effect on an extension; write it on the type [misplaced-annotation]
extension Origin: Codable {}

// widgetgen: codable
enum Event {
  // widgetgen: alias = "click"
  case tap(count: Int)
  // widgetgen: name = "swipe"
  case drag
}

// widgetgen: family, joins = Node
// expected-warning 23-27: 'joins' has no effect here; it applies to a protocol [misplaced-annotation]
enum Choice {
  case one(Int)
}
