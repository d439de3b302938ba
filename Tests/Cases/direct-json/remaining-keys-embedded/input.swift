// widgetgen: codable
struct Event {
  var name: String
  // widgetgen: flatten
  var extra: [String: JSONValue] = [:]
}
