// widgetgen: codable
struct Limits {
  var items: Int
  // widgetgen: null = 0
  var pages: Int
  // widgetgen: invalid = 1
  var size: Int
  // widgetgen: null = 0
  var level: Int
}
