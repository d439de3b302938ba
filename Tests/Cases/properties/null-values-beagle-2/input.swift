enum Rate: Equatable, Codable {
  case unlimited
  case perHour(Int)
}

// widgetgen: codable
struct Limits {
  // widgetgen: null = 0
  var items: Int
  // widgetgen: null = 0, key = meta.depth
  var depth: Int?
  // widgetgen: null = 1, default = 3, invalid = 2
  var size: Int
  // widgetgen: null(both) = .unlimited
  var rate: Rate
}
