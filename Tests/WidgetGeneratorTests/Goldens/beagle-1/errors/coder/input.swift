import Beagle
import Foundation

struct Price: Widget {
  // widgetgen: coder = ISO8601()
  let until: Date
}

// widgetgen: decodable, coder = ISO8601()
struct Offer {
  let until: Date
}

// widgetgen: decodable
enum Moment {
  case at(/* widgetgen: coder = ISO8601() */ date: Date)
}
