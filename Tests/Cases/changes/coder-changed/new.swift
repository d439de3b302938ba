import Foundation
import WidgetRuntime

// widgetgen: codable
struct Event {
  // widgetgen: coder = MillisecondsSince1970()
  var start: Date
  // widgetgen: coder = ISO8601WithFractions()
  var end: Date
}
