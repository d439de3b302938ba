import WidgetRuntime

// widgetgen: codable
struct Computed {
  var items: [String]
  // widgetgen: key = "n"
  // expected-warning 17-19: 'key' has no effect because 'count' is computed, and only encoded where it is marked 'only = encode'; remove it [unused-annotation]
  var count: Int { items.count }
  // widgetgen: only = decode
  // expected-warning 17-20: 'only' has no effect because 'first' is computed, and only encoded where it is marked 'only = encode'; remove it [unused-annotation]
  var first: String? { items.first }
  // widgetgen: only = encode
  // expected-warning 17-20: 'only' has no effect here; it applies to a type, a stored property, or a case [misplaced-annotation]
  static var shared: Int { 1 }
  // widgetgen: only = encode, alias = "a"
  // expected-warning 32-36: 'alias' has no effect here; it applies to a stored property or an associated value [misplaced-annotation]
  var last: String? { items.last }
  // widgetgen: only = encode, skip
  // expected-warning 17-20: 'only' has no effect because 'skipped' is skipped; remove it [unused-annotation]
  var skipped: Int { 1 }
}

// widgetgen: decodable, path = "data"
struct Read {
  // widgetgen: only = encode
  // expected-warning 17-20: 'only' has no effect because 'Read' is not encoded by generated code; remove it [unused-annotation]
  var count: Int { 1 }
}

// widgetgen: codable
struct Listed {
  var one: Int
  // widgetgen: only = encode
  // expected-warning 17-20: 'only' has no effect because 'CodingKeys' has no case for 'two'; remove it [unused-annotation]
  var two: Int { 1 }

  enum CodingKeys: String, CodingKey { case one }
}

struct Plain: Codable {
  var one: Int
  // widgetgen: only = encode
  // expected-warning 17-20: 'only' has no effect because nothing is generated for 'Plain'; mark it '// widgetgen: codable' [unused-annotation]
  var two: Int { 1 }
}

// widgetgen: family
enum Item {
  case one(/* widgetgen: style = snake_case */ Int, Int)
  // expected-warning 26-30: 'style' has no effect because the value has no label; remove it [unused-annotation]
}
