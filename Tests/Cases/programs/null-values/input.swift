import Foundation
import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Note: Component, Equatable {
  var text: String
}

enum Rate: Equatable, Codable {
  case unlimited
  case perHour(Int)
}

// widgetgen: codable
struct Limits {
  // widgetgen: null = 0
  var items: Int
  // widgetgen: null = -1, default = 10, alias = pageCount
  var pages: Int
  // widgetgen: null = 0, key = meta.depth
  var depth: Int?
  // widgetgen: null = 1, invalid = 2
  var level: Int
  // widgetgen: null = 1, default = 3, invalid = 2
  var size: Int
  // widgetgen: null = 1, invalid = nil
  var width: Int?
  // widgetgen: null = ["none"], lossy
  var tags: [String] = []
  // widgetgen: null = (Date(timeIntervalSince1970: 0)), coder = ISO8601()
  var start: Date?
  // widgetgen: null = (Note(text: "none"))
  var note: (any Component)?
  // widgetgen: null(both) = .unlimited
  var rate: Rate
  // widgetgen: null(both) = .unlimited, default = .perHour(1), key = meta.rate
  var other: Rate
  // widgetgen: null(both) = 0
  var last: Int?
}
