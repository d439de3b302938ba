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
