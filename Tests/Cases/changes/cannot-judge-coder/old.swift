import Foundation
import WidgetRuntime

// widgetgen: codable
struct Event {
  var id: Int
  var start: Date
  // widgetgen: skip(decode)
  var sent = Date(timeIntervalSince1970: 1)
}
