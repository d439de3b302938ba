import Foundation
import WidgetRuntime

// widgetgen: codable
struct Event {
  // widgetgen: coder = ISO8601()
  var titles: [String]
}
