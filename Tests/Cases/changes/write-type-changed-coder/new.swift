import Foundation
import WidgetRuntime

// widgetgen: codable
struct Event {
  var id: Int
  // widgetgen: skip(decode), coder = MillisecondsSince1970()
  var sent = Date(timeIntervalSince1970: 1)
  // widgetgen: skip(decode), coder = ISO8601WithFractions()
  var seen = Date(timeIntervalSince1970: 1)
  // Lenient() reads more forms and writes the same.
  // widgetgen: skip(decode), coder = Lenient()
  var size = 1
  // widgetgen: skip(decode), coder = NonFinite()
  var ratio = 0.5
  // widgetgen: skip(decode)
  var color = "ff"
}

struct Hex: JSONCoder {
  func decode(_ number: Int) -> String { String(number, radix: 16) }
  func encode(_ text: String) -> Int { Int(text, radix: 16) ?? 0 }
}
