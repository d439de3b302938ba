// widgetgen: codable
struct Limits {
  // widgetgen: null = 0
  var items: Int
  /// The number of pages.
  // widgetgen: null = -1, default = 10
  var pages: Int
  // widgetgen: null = 0, key = meta.depth
  var depth: Int?
  // widgetgen: null(both) = 0, invalid = 2
  var level: Int
  // widgetgen: null(both) = 0
  var last: Int?
}
