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
  // expected-error 17-33: no source declares the coder 'DayCodr'; did you mean 'DayCoder'? [unknown-coder]
  // expected-fix 25-31: write 'DayCoder'
  var start: Date
  // widgetgen: coder = Nothing()
  // expected-error 17-33: no source declares the coder 'Nothing'; declare it, or write the name of its module before it [unknown-coder]
  var end: Date
  // widgetgen: coder = Plain()
  // expected-error 17-31: 'Plain' is not a coder; make it conform to 'WidgetCoder' [unknown-coder]
  var day: Date
  // widgetgen: coder = DayCoder()
  // expected-error 17-34: 'DayCoder' codes 'Date', which 'title' of type '[String]' does not contain; change the type, or use another coder [coder-type]
  var title: [String]
  // widgetgen: coder = DayCoder(format: "yyyy")
  // expected-error 17-48: 'coder' names a type and takes no arguments; write 'coder = DayCoder()', or declare a coder that contains them [unknown-coder]
  var year: Date
  // widgetgen: coder = EmptyAsNil()
  // expected-error 17-36: 'EmptyAsNil' codes 'Value?', which 'text' of type 'String' does not contain; change the type, or use another coder [coder-type]
  var text: String
  // widgetgen: coder = DayCoder(), unknown = skip
  // expected-error 17-34: 'DayCoder' codes 'Date', which 'children' of type '[any Component]' does not contain; change the type, or use another coder [coder-type]
  // expected-error 37-50: 'unknown' cannot be combined with 'coder'; remove one of them [contradicting-annotations]
  var children: [any Component]
  // widgetgen: coder
  // expected-error 17-21: 'coder' has no effect without a value; write '// widgetgen: coder = …' [annotation-without-value]
  var none: Date
}

// widgetgen: codable, coder = ISO860()
// expected-error 24-39: no source declares the coder 'ISO860'; did you mean 'ISO8601'? [unknown-coder]
// expected-fix 32-37: write 'ISO8601'
struct Other {
  var day: Date
}

// widgetgen: codable, coder = ISO8601()
// expected-fix 22-40: remove
// expected-warning 24-28: 'coder' has no effect because it fits no property of 'Unfit'; remove it [unused-annotation]
struct Unfit {
  var day: Int
}

// widgetgen: family
enum Item {
  case at(/* widgetgen: coder = DayCoder() */ title: String)
  // expected-error 25-42: 'DayCoder' codes 'Date', which 'title' of type 'String' does not contain; change the type, or use another coder [coder-type]
}
