import Foundation
import WidgetRuntime

// widgetgen: codable, equatable
struct Update {
  var note: Field<String>
  // widgetgen: alias = "c", key = "n"
  var count: Field<Int> = .missing
  // widgetgen: key = "meta.day"
  var day: Field<Date>
  // expected-info(direct) 7-9: the JSON of each 'Date' in 'Update' depends on the strategies of the decoder and the encoder; set the strategies of 'WidgetJSONDecoder' and 'WidgetJSONEncoder' [depends-on-strategy]
  // widgetgen: invalid = .null
  var size: Field<[Double]>
  // widgetgen: default = .null
  var other: WidgetRuntime.Field<Int>
}

// widgetgen: family
enum Change {
  case title(title: Field<String>, index: Int)
}

// widgetgen: family, content = c
enum Adjacent {
  case title(title: Field<String>)
}
