// widgetgen: codable
struct Limits {
  // widgetgen: null = 0
  var items: Int
  var pages: Int
  // widgetgen: null = 0, invalid = 1
  var size: Int
  // widgetgen: null(both) = 0
  var level: Int
}
