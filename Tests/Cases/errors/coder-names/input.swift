import Foundation
import WidgetRuntime

struct CodedBy<Value> {}
// expected-error 8-14: generated code declares a type 'CodedBy', too; rename this one [generated-name]

// widgetgen: codable
struct Event {
  // widgetgen: coder = ISO8601()
  var start: Date
}
