import WidgetRuntime

// widgetgen: codable
struct Computed {
  var items: [String]
  // widgetgen: key = "n"
  var count: Int { items.count }
  // widgetgen: only = decode
  var first: String? { items.first }
  // widgetgen: only = encode
  static var shared: Int { 1 }
  // widgetgen: only = encode, alias = "a"
  var last: String? { items.last }
  // widgetgen: only = encode, skip
  var skipped: Int { 1 }
}

// widgetgen: decodable, path = "data"
struct Read {
  // widgetgen: only = encode
  var count: Int { 1 }
}

// widgetgen: codable
struct Listed {
  var one: Int
  // widgetgen: only = encode
  var two: Int { 1 }

  enum CodingKeys: String, CodingKey { case one }
}

struct Plain: Codable {
  var one: Int
  // widgetgen: only = encode
  var two: Int { 1 }
}

// widgetgen: family
enum Item {
  case one(/* widgetgen: style = snake_case */ Int, Int)
}
