// widgetgen: codable
struct Item {
  // widgetgen: omit = isEmpty
  var tags: [String] = []
}
