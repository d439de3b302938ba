import WidgetRuntime

// widgetgen: family, content = data
protocol Action: Codable {}

struct Open: Action {
  var url: String
}

// A value of `Open` has no name of its own, so `type` is one of the other keys.
// widgetgen: codable
struct Entry {
  // widgetgen: flatten
  var open: Open
  // widgetgen: flatten
  var others: [String: JSONValue]
}
