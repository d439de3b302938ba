import Foundation
import WidgetRuntime

// widgetgen: codable, equatable
struct Update {
  var note: Field<String>
  // widgetgen: alias = "c", key = "n"
  var count: Field<Int> = .missing
  // widgetgen: path = "meta.day"
  var day: Field<Date>
  // widgetgen: onError = .null
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
