// widgetgen: codable
struct Item {
  var tags: [String] = []
}
