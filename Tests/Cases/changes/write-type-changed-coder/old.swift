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

struct Hex: WidgetCoder {
  func decode(from decoder: any Decoder) throws -> String { try String(Int(from: decoder), radix: 16) }
  func encode(_ text: String, to encoder: any Encoder) throws { try (Int(text, radix: 16) ?? 0).encode(to: encoder) }
}
