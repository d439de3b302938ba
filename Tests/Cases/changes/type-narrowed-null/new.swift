// widgetgen: codable
struct File {
  // widgetgen: null = throw
  var size: Int?
  // widgetgen: null = throw
  var pages = 1
  // widgetgen: null = throw
  var depth: Int?
  var width: Int?
  // widgetgen: null = 0
  var height: Int?
  var count: Int
  // widgetgen: null = throw
  var level = 2
  // widgetgen: null = throw
  var total: Int?
}
