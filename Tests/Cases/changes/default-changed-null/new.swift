// widgetgen: codable
struct Limits {
  // widgetgen: null = 1, default = 3
  var items: Int
  // widgetgen: default = 3, null = 0
  var pages: Int
  // widgetgen: null = 0
  var depth: Int?
  var level: Int?
}
