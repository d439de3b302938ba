import Foundation
import WidgetRuntime

// widgetgen: family = untagged
enum Value: Codable {
  case number(Decimal)
  case link(URL)
  case date(Date)
  case data(Data)
  case links([String: URL])
  // widgetgen: unknown
  case other(JSONValue)
}

// widgetgen: family = untagged
enum Width: Codable {
  case points(Int)
  // widgetgen: unknown
  case automatic
  // expected-warning 8-16: 'case automatic' is decoded from any other value and encoded as null; write 'case automatic(JSONValue)' to keep the value [unreached-option]
}
