// widgetgen: codable
struct Page {
  var title: String
  // widgetgen: flatten
  var extra: [String: Int]
}
