import Foundation
import WidgetRuntime

// widgetgen: codable
struct Event {
  var id: Int
  // widgetgen: skip(decode), coder = SecondsSince1970()
  var sent = Date(timeIntervalSince1970: 1)
  // widgetgen: skip(decode), coder = ISO8601()
  var seen = Date(timeIntervalSince1970: 1)
  // Lenient() reads more forms and writes the same.
  // widgetgen: skip(decode)
  var size = 1
  // widgetgen: skip(decode)
  var ratio = 0.5
  // widgetgen: skip(decode), coder = Hex()
  var color = "ff"
}

struct Hex: JSONCoder {
  func decode(_ number: Int) -> String { String(number, radix: 16) }
  func encode(_ text: String) -> Int { Int(text, radix: 16) ?? 0 }
}
