// widgetgen: family
protocol Component: Codable {}

#if os(iOS)
  // widgetgen: name = "a_*"
  // expected-note 17-28: first used here
  struct Starting: Component {
    var type: String
  }
#endif

#if os(Linux)
  // On Linux, 'Starting' does not exist.
  // widgetgen: name = "a*"
  struct OnLinux: Component {
    var type: String
  }
#endif

// widgetgen: name = "*_b"
// expected-error 15-26: the name patterns '*_b' and 'a_*' of 'Component' match some of the same names; make one of them narrower, or list its names [name-pattern]
struct Ending: Component {
  var type: String
}

// widgetgen: family
protocol Element: Codable {}

#if DEBUG
  // widgetgen: name = "c*"
  struct Debugged: Element {
    var type: String
  }
#elseif os(iOS)
  // widgetgen: name = "c*"
  // expected-note 17-27: first used here
  struct Released: Element {
    var type: String
  }
#endif

#if !DEBUG
  // widgetgen: name = "c*"
  // expected-error 17-27: the name patterns 'c*' and 'c*' of 'Element' match some of the same names; make one of them narrower, or list its names [name-pattern]
  struct Third: Element {
    var type: String
  }
#endif

// widgetgen: family
enum Choice {
  #if DEBUG
    // widgetgen: name = "a*"
    // expected-note 19-29: first used here
    case first(String)
  #else
    // widgetgen: name = "*b"
    case second(String)
  #endif
  #if os(iOS)
    // widgetgen: name = "*ab"
    // expected-error 19-30: the name patterns '*ab' and 'a*' of 'Choice' match some of the same names; make one of them narrower, or list its names [name-pattern]
    case third(String)
  #endif
}
