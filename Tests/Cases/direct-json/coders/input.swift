import Foundation
import WidgetRuntime

// widgetgen: codable
struct Event {
  // widgetgen: coder = ISO8601()
  let start: Date
  // widgetgen: coder = ISO8601(), alias = "stop"
  var end: Date?
  // widgetgen: coder = Lenient(), lossy
  var counts: [Int]
  // widgetgen: coder = Lenient(), default = 2, invalid = 1
  var level: Int
  // widgetgen: coder = JSONText(), flatten, invalid = nil
  var inner: [Int]?
}

// widgetgen: family
enum Moment {
  case at(/* widgetgen: coder = ISO8601() */ date: Date)
  case many(/* widgetgen: coder = ISO8601() */ [Date])
}
