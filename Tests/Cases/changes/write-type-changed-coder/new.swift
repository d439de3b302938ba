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

struct Hex: WidgetCoder {
  func decode(from decoder: any Decoder) throws -> String { try String(Int(from: decoder), radix: 16) }
  func encode(_ text: String, to encoder: any Encoder) throws { try (Int(text, radix: 16) ?? 0).encode(to: encoder) }
}
