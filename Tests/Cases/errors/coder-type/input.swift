import Foundation
import WidgetRuntime

// widgetgen: codable
struct Event {
  // widgetgen: coder = ISO8601()
  // expected-error 17-33: 'ISO8601' codes 'Date', which 'titles' of type '[String]' does not contain; change the type, or use another coder [coder-type]
  var titles: [String]
}
