import Other
import WidgetRuntime

// widgetgen: codable
struct Inner {
  // widgetgen: flatten
  var extra: [String: JSONValue]
}

// widgetgen: codable
struct Outer {
  // widgetgen: flatten
  var inner: Inner
}

// widgetgen: codable
struct Unknown {
  // widgetgen: flatten
  var other: Foreign
  // widgetgen: flatten
  var extra: [String: JSONValue]
}

// widgetgen: codable
struct Numbered {
  // widgetgen: flatten
  var extra: [Int: JSONValue]
  // widgetgen: flatten, key = "a"
  var keyed: [String: JSONValue]
}

class Base: Codable {
  var name = ""
}

// widgetgen: codable
final class Derived: Base {
  // widgetgen: flatten
  var extra: [String: JSONValue]

  // widgetgen:inline:auto:Derived.Coding
  // widgetgen:end
}
