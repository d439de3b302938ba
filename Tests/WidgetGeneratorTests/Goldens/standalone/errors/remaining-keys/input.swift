import WidgetRuntime

// widgetgen: codable
struct Two {
  // widgetgen: flatten
  var first: [String: JSONValue]
  // widgetgen: flatten
  var second: [String: Int]
}

// widgetgen: codable
struct Maybe {
  // widgetgen: flatten
  var extra: [String: JSONValue]?
}
