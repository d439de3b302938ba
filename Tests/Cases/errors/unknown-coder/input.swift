import Foundation
import WidgetRuntime

// widgetgen: codable
struct Event {
  // widgetgen: coder = ISO860()
  // expected-error 17-32: no source declares the coder 'ISO860'; did you mean 'ISO8601'? [unknown-coder]
  // expected-fix 25-30: write 'ISO8601'
  var start: Date
}
