// widgetgen: codable
struct Item {
  var count: Int? = 3
  // widgetgen: omit = never
  var size: Int? = 3
  // widgetgen: omit = never
  var tags: [String]? = ["new"]
}
