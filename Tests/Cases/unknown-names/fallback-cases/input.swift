import WidgetRuntime

struct Rest: Codable {
  let id: Int
}

struct TaggedRest: Codable {
  let type: String
}

// widgetgen: family
enum Named {
  case text(String)
  // widgetgen: unknown
  case unknown(String)
}

// widgetgen: family
enum Labeled {
  case text(text: String)
  // widgetgen: unknown
  case unknown(type: String)
}

// widgetgen: family
enum Kept {
  case text(text: String)
  // widgetgen: unknown
  case unknown(name: String, JSONValue)
}

// widgetgen: family
enum Typed {
  case text(text: String)
  // widgetgen: unknown
  case undefined(Rest)
  // expected-warning 8-16: the name of an unknown value is lost when 'case undefined' is encoded; write 'case undefined(String, Rest)' to keep it [unknown-case-values]
}

// widgetgen: family
enum Tagged {
  case text(text: String)
  // widgetgen: unknown
  case undefined(TaggedRest)
}

// widgetgen: family = external
enum ExternalNamed {
  case text(text: String)
  // widgetgen: unknown
  case unknown(String)
}

// widgetgen: family = external
enum ExternalKept {
  case text(text: String)
  // widgetgen: unknown
  case unknown(String, JSONValue)
}

// widgetgen: family = external
enum ExternalTyped {
  case text(text: String)
  // widgetgen: unknown
  case unknown(Rest)
  // expected-warning 8-14: the name of an unknown value is lost when 'case unknown' is encoded; write 'case unknown(String, Rest)' to keep it [unknown-case-values]
}

// widgetgen: family, tag = "t", content = "c"
enum AdjacentKept {
  case text(text: String)
  // widgetgen: unknown
  case unknown(name: String, json: JSONValue?)
}

// widgetgen: family, tag = "t", content = "c"
enum AdjacentTyped {
  case text(text: String)
  // widgetgen: unknown
  case unknown(Rest)
  // expected-warning 8-14: the name of an unknown value is lost when 'case unknown' is encoded; write 'case unknown(String, Rest)' to keep it [unknown-case-values]
}
