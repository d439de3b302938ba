import Foundation
import WidgetRuntime

struct CodedBy<Value> {}

// widgetgen: codable
struct Event {
  // widgetgen: coder = ISO8601()
  var start: Date
}
