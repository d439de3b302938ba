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
  // expected-error 17-23: 'Inner' collects the remaining keys, and would also take the keys of the surrounding object; collect them there, and remove 'flatten' here [remaining-keys]
  var inner: Inner
}

// widgetgen: codable
struct Unknown {
  // widgetgen: flatten
  var other: Foreign
  // widgetgen: flatten
  // expected-error 17-23: 'extra' contains the keys that no other property decodes, but the sources do not show which 'Foreign' decodes; write 'static func decodeExtra(from:)' [remaining-keys]
  var extra: [String: JSONValue]
}

// widgetgen: codable
struct Numbered {
  // widgetgen: flatten
  // expected-error 17-23: 'flatten' merges the keys of 'extra' into the surrounding object, but '[Int: JSONValue]' has none; remove it [flatten-needs-object]
  var extra: [Int: JSONValue]
  // widgetgen: flatten, key = "a"
  // expected-error 26-34: 'key' cannot be combined with 'flatten'; remove one of them [contradicting-annotations]
  var keyed: [String: JSONValue]
}

class Base: Codable {
  var name = ""
}

// widgetgen: codable
final class Derived: Base {
  // widgetgen: flatten
  // expected-error 17-23: 'extra' contains the keys that no other property decodes, but the sources do not show which 'Base' decodes; write 'static func decodeExtra(from:)' [remaining-keys]
  var extra: [String: JSONValue]

  // widgetgen:inline:auto:Derived.Coding
  // widgetgen:end
}
