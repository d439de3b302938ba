import Foundation
import WidgetRuntime

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
  var tags: [String]
  // widgetgen: null = (Date.distantPast), coder = ISO8601()
  var start: Date?
  // widgetgen: null = (Array(0...count)), oneOrMany
  var steps: [Int]
  // widgetgen: null(both) = .unlimited
  var rate: Rate
  // widgetgen: null(both) = .unlimited, default = .perHour(1), key = meta.rate
  var other: Rate
  // widgetgen: null(both) = 0
  var last: Int?
}

let count = 2
