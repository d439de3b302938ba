// widgetgen: codable
struct Item {
  // widgetgen: encodable
  var count: String { "" }
}
