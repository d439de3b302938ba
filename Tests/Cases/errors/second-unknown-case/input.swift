import WidgetRuntime

// widgetgen: family
enum Shape {
  case circle(radius: Double)
  // widgetgen: unknown
  case other(JSONValue)
  // expected-note 8-12: the first case
  // widgetgen: unknown
  case none
  // expected-error 8-11: unrecognized names are already decoded as 'case other', and cannot also be 'case none'; remove 'unknown' from one of them [second-unknown-case]
}

enum Color: String, Codable {
  case red
  // widgetgen: unknown
  case other
  // expected-note 8-12: the first case
  // widgetgen: unknown
  case none
  // expected-error 8-11: unrecognized names are already decoded as 'case other', and cannot also be 'case none'; remove 'unknown' from one of them [second-unknown-case]
}

// widgetgen: family
enum Either {
  case one(id: Int)
  #if DEBUG
    // widgetgen: unknown
    case other(JSONValue)
  #else
    // widgetgen: unknown
    case other
  #endif
}
