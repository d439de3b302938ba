import WidgetRuntime

/// Two cases decode the same nested values.
// widgetgen: codable, family = untagged
indirect enum Tree {
  case counted(next: Tree, count: Int)
  case titled(next: Tree?, title: String)
  case boxed(Box)
  case none
  // widgetgen: unknown
  case other
  // expected-warning 8-12: 'case other' is decoded from any other value and encoded as null; write 'case other(JSONValue)' to keep the value [unreached-option]
}

struct Box: Codable {
  var next: Tree
  var width: Double
}

/// The cases decode nested values from different JSON or from different keys.
// widgetgen: codable, family = untagged
indirect enum Value {
  case text(String)
  case list([Value])
  case object([String: Value])
}

// widgetgen: codable, family = untagged
indirect enum Formula {
  case sum(left: Formula, right: Formula)
  case negative(of: Formula)
  case number(Double)
}

/// The type and its replacements decode the same nested values.
// widgetgen: family = untagged, unknown = OtherPart
protocol Part: Codable {}

struct NamedPart: Part {
  var parts: [any Part]
  var name: String
}

struct OtherPart: Part {
  var parts: [any Part]
}

// widgetgen: codable
struct Page {
  // widgetgen: unknown = LastPart
  var parts: [any Part]
}

struct LastPart: Part {
  var parts: [any Part]
}
