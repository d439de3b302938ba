import Foundation
import WidgetRuntime

struct Plain {}

struct DayCoder: WidgetCoder {
  func decode(from decoder: any Decoder) throws -> Date { Date() }
  func encode(_ value: Date, to encoder: any Encoder) throws {}
}

// widgetgen: family
protocol Component: Codable {}

// widgetgen: codable
struct Event {
  // widgetgen: coder = DayCodr()
  var start: Date
  // widgetgen: coder = Nothing()
  var end: Date
  // widgetgen: coder = Plain()
  var day: Date
  // widgetgen: coder = DayCoder()
  var title: [String]
  // widgetgen: coder = DayCoder(format: "yyyy")
  var year: Date
  // widgetgen: coder = EmptyAsNil()
  var text: String
  // widgetgen: coder = DayCoder(), unknown = skip
  var children: [any Component]
  // widgetgen: coder
  var none: Date
}

// widgetgen: codable, coder = ISO860()
struct Other {
  var day: Date
}

// widgetgen: codable, coder = ISO8601()
struct Unfit {
  var day: Int
}

// widgetgen: family
enum Item {
  case at(/* widgetgen: coder = DayCoder() */ title: String)
}
