import WidgetRuntime

// widgetgen: codable
struct Two {
  // widgetgen: flatten
  var first: [String: JSONValue]
  // widgetgen: flatten
  // expected-error 17-23: 'second' is the second property for the remaining keys; remove 'flatten' [remaining-keys]
  var second: [String: Int]
}

// widgetgen: codable
struct Maybe {
  // widgetgen: flatten
  // expected-error 17-23: 'extra' contains the remaining keys, and is empty if there are none; remove '?' from its type [remaining-keys]
  var extra: [String: JSONValue]?
}

// widgetgen: family
enum ByHand: Codable {
  case tap(count: Int)

  init(from decoder: any Decoder) throws { self = .tap(count: 0) }

  func encode(to encoder: any Encoder) throws {}
}

// widgetgen: codable
struct BesideHandWritten {
  // widgetgen: flatten
  var event: ByHand
  // widgetgen: flatten
  // expected-error 17-23: 'rest' contains the keys that no other property decodes, but the sources do not show which 'ByHand' decodes; write 'static func decodeRest(from:)' [remaining-keys]
  var rest: [String: Int]
}
