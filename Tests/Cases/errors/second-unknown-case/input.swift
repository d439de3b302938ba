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

// Outside of Linux, only one of these cases exists.
// widgetgen: family
enum Platform {
  case one(id: Int)
  #if os(Linux)
    // widgetgen: unknown
    case linux
    // expected-note 10-14: the first case
  #endif
  #if os(iOS)
    // widgetgen: unknown
    case phone
  #endif
  // widgetgen: unknown
  case any
  // expected-error 8-10: unrecognized names are already decoded as 'case linux', and cannot also be 'case any'; remove 'unknown' from one of them [second-unknown-case]
}

enum Level: String, Codable {
  case low
  #if os(Linux)
    // widgetgen: unknown
    case linux
    // expected-note 10-14: the first case
  #endif
  #if DEBUG
    // widgetgen: unknown
    case debug
    // expected-error 10-14: unrecognized names are already decoded as 'case linux', and cannot also be 'case debug'; remove 'unknown' from one of them [second-unknown-case]
  #endif
}
