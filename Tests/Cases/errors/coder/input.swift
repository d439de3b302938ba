import Beagle
import Foundation

struct Price: Widget {
  // widgetgen: coder = ISO8601()
  // expected-error 17-33: runtime 'beagle-1' does not support 'coder = ISO8601()'; remove it, and write 'static func decodeUntil(from:)' [annotation-not-for-runtime]
  let until: Date
}

// widgetgen: decodable, coder = ISO8601()
// expected-warning 26-42: runtime 'beagle-1' does not support 'coder'; remove it [annotation-not-for-runtime]
struct Offer {
  let until: Date
}

// widgetgen: decodable
enum Moment {
  case at(/* widgetgen: coder = ISO8601() */ date: Date)
  // expected-warning 25-41: runtime 'beagle-1' does not support 'coder' on 'case at'; remove it, or write 'init(from:)' by hand [annotation-not-for-runtime]
}
