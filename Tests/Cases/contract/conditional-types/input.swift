// Each of these types is declared in two branches of an `#if`.
#if os(tvOS)
  // widgetgen: codable
  struct Theme {
    var colors: [String: String]
    var focus: String
  }
#else
  // widgetgen: codable
  struct Theme {
    var colors: [String: String]
    var fonts: [String]
    var size: Int?
  }
#endif

#if DEBUG
  // widgetgen: codable
  struct Options {
    var level: Int
  }
#else
  // widgetgen: codable
  struct Options {}
#endif

// widgetgen: codable
struct Screen {
  var theme: Theme
  var options: Options
}

// widgetgen: codable
struct Player {
  #if DEBUG
    var level: Int
  #elseif os(iOS) || os(tvOS)
    var haptics: Bool
  #else
    var quality: String
  #endif
}

// widgetgen: family
enum Event {
  case tap(count: Int)
  #if os(tvOS)
    case focus(id: String)
  #elseif DEBUG
    case trace(id: String)
  #endif
  #if DEBUG
    case log(level: Int)
    // expected-warning 10-12: the keys of 'log' are not known, so Kotlin's classes in 'Event' have none [inexpressible]
  #else
    case log(text: String)
  #endif
}

// The condition of 'play' consists of two conditions.
// widgetgen: family
enum Sound {
  case stop(id: String)
  #if os(tvOS)
    case play(id: String)
  #elseif DEBUG
    case play(id: String)
  #endif
}
