// widgetgen: codable
struct Limits {
  // widgetgen: null = 0, default = 3
  var items: Int
  // widgetgen: default = 3
  var pages: Int
  var depth: Int?
  // widgetgen: null = 0
  var level: Int?
}
