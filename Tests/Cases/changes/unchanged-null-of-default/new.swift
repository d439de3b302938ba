// widgetgen: codable
struct Item {
  // widgetgen: omit = never
  var count: Int? = 3
  var size: Int? = 3
  var tags: [String]? = ["new"]
}
