// widgetgen: codable
struct Item {
  // widgetgen: encodable
  var count: Int { 0 }
}
