import WidgetRuntime

// widgetgen: codable
struct Computed {
  var items: [String]
  // widgetgen: key = "n"
  // expected-fix 1-25: remove
  // expected-warning 17-19: 'key' has no effect because 'count' is computed, and only encoded if it is marked 'encodable'; remove it [unused-annotation]
  var count: Int { items.count }
  // widgetgen: encodable
  var first: String? { items.first }
  // widgetgen: encodable
  // expected-warning 17-25: 'encodable' has no effect here; it applies to a type or a computed property [misplaced-annotation]
  static var shared: Int { 1 }
  // widgetgen: encodable, alias = "a"
  // expected-warning 28-32: 'alias' has no effect here; it applies to a type, a stored property, a case, or an associated value [misplaced-annotation]
  var last: String? { items.last }
  // widgetgen: encodable, skip
  // expected-warning 17-25: 'encodable' has no effect because 'skipped' is skipped; remove it [unused-annotation]
  // expected-fix 17-27: remove
  var skipped: Int { 1 }
  // widgetgen: encodable
  // expected-fix 1-25: remove
  // expected-warning 17-25: 'encodable' has no effect because 'removed' is unavailable; remove it [unused-annotation]
  @available(*, unavailable)
  var removed: Int { 1 }
}

// widgetgen: decodable, content = "data"
struct Read {
  // widgetgen: encodable
  // expected-fix 1-25: remove
  // expected-warning 17-25: 'encodable' has no effect because 'Read' is not encoded by generated code; remove it [unused-annotation]
  var count: Int { 1 }
}

// widgetgen: codable
struct Listed {
  var one: Int
  // widgetgen: encodable
  // expected-fix 1-25: remove
  // expected-warning 17-25: 'encodable' has no effect because 'CodingKeys' has no case for 'two'; remove it [unused-annotation]
  var two: Int { 1 }

  enum CodingKeys: String, CodingKey { case one }
}

struct Plain: Codable {
  var one: Int
  // widgetgen: encodable
  // expected-warning 17-25: 'encodable' has no effect because nothing is generated for 'Plain'; mark it with '// widgetgen: codable' [unused-annotation]
  var two: Int { 1 }
}

// widgetgen: family
enum Item {
  case one(/* widgetgen: keyStyle = snake_case */ Int, Int)
  // expected-fix 12-49: remove
  // expected-warning 26-33: 'keyStyle' has no effect because the value has no label; remove it [unused-annotation]
}
