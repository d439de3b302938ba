import Foundation
import WidgetRuntime

// widgetgen: codable
struct Event {
  var id: Int
  // widgetgen: coder = ISO8601()
  var start: Date
  // widgetgen: skip(decode), coder = ISO8601()
  var sent = Date(timeIntervalSince1970: 1)
}
