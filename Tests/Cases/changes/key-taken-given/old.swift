// widgetgen: codable
struct Page {
  var title: String
  var size: Int?
  var style: String?
  // widgetgen: flatten
  var extra: [String: Int]
}
