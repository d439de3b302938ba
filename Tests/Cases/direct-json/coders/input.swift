import Foundation
import WidgetRuntime

// widgetgen: codable
struct Event {
  // widgetgen: coder = ISO8601()
  let start: Date
  // widgetgen: coder = ISO8601(), alias = "stop"
  var end: Date?
  // widgetgen: coder = Lenient(), lossy
  var counts: [Int]
  // widgetgen: coder = Lenient(), default = 2, invalid = 1
  var level: Int
  // widgetgen: coder = NonFinite(), lossy
  var ratios: [String: Double]
  // widgetgen: coder = JSONText(), flatten, invalid = nil
  var inner: [Int]?
}

// widgetgen: family
enum Moment {
  case at(/* widgetgen: coder = ISO8601() */ date: Date)
  case many(/* widgetgen: coder = ISO8601() */ [Date])
}

// The JSON of these dates depends on strategies.
// widgetgen: codable
struct Log {
  var days: Set<Date>
  // expected-info 7-10: the JSON of each 'Date' in 'Log' depends on the strategies of the decoder and the encoder; set the strategies of 'WidgetJSONDecoder' and 'WidgetJSONEncoder' [depends-on-strategy]
  var counts: [Date: Int]
  // expected-warning 7-12: Swift codes 'counts' as an array of alternating keys and values, because its keys are of type 'Date'; use 'String' or 'Int' for the keys [dictionary-as-array]
  var raw: [Data]?
  // expected-info 7-9: the JSON of each 'Data' in 'Log' depends on the strategies of the decoder and the encoder; write '// widgetgen: coder = Base64()' for a fixed form [depends-on-strategy]
}
