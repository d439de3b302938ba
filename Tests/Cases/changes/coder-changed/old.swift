import Foundation
import WidgetRuntime

// widgetgen: codable
struct Event {
  // widgetgen: coder = SecondsSince1970()
  var start: Date
  // widgetgen: coder = ISO8601()
  var end: Date
}
