// widgetgen: codable
struct File {
  var size: Int?
  var pages = 1
  // widgetgen: null = 0
  var depth: Int?
  // widgetgen: null = throw
  var width: Int?
  // widgetgen: null = throw
  var height: Int?
  // widgetgen: null = throw
  var count: Int?
  // widgetgen: null = throw
  var level: Int?
  var total: Int
}
