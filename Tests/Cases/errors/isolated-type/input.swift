// widgetgen: codable
@MainActor struct Draft {
// expected-error 19-23: 'Draft' is isolated to 'MainActor', but a decoder or encoder can use it on any thread; add 'nonisolated' to its '// widgetgen:' annotation, or remove '@MainActor' [isolated-type]
  var text: String
}

// widgetgen: codable, nonisolated
@MainActor struct Note {
  var text: String
}

@globalActor actor Store {
  static let shared = Store()
}

// widgetgen: decodable
@Store struct Order {
// expected-error 15-19: 'Order' is isolated to 'Store', but a decoder or encoder can use it on any thread; add 'nonisolated' to its '// widgetgen:' annotation, or remove '@Store' [isolated-type]
  var id: Int
}

// widgetgen: family
protocol Component: Codable {}

@MainActor struct Label: Component {
// expected-error 19-23: 'Label' is isolated to 'MainActor', but a decoder or encoder can use it on any thread; add 'nonisolated' to its '// widgetgen:' annotation, or remove '@MainActor' [isolated-type]
  var text: String
}

@MainActor struct Manual: Component {
  init(from decoder: any Decoder) throws {}
  func encode(to encoder: any Encoder) throws {}
}

// widgetgen: codable
@MainActor final class Session {
// expected-error 24-30: 'Session' is isolated to 'MainActor', but a decoder or encoder can use it on any thread; add 'nonisolated' to its '// widgetgen:' annotation, or remove '@MainActor' [isolated-type]
  var id = 0
}

// widgetgen: codable
@MainActor enum Mode { case a(Int), b }
// expected-error 17-20: 'Mode' is isolated to 'MainActor', but a decoder or encoder can use it on any thread; add 'nonisolated' to its '// widgetgen:' annotation, or remove '@MainActor' [isolated-type]

// widgetgen: family
@MainActor protocol Screen: Codable {}

struct Home: Screen {
// expected-error 8-11: 'Home' is isolated to 'MainActor' by 'Screen', but a decoder or encoder can use it on any thread; add 'nonisolated' to its '// widgetgen:' annotation, or remove '@MainActor' from 'Screen' [isolated-type]
  var title: String
}

// widgetgen: nonisolated
struct Search: Screen {
  var text: String
}

nonisolated struct Profile: Screen {
  var name: String
}

struct Later {
  var id: Int
}

extension Later: Screen {}

@MainActor protocol Themed {}

// widgetgen: codable
enum Theme: Themed { case light(Int) }
// expected-error 6-10: 'Theme' is isolated to 'MainActor' by 'Themed', but a decoder or encoder can use it on any thread; add 'nonisolated' to its '// widgetgen:' annotation, or remove '@MainActor' from 'Themed' [isolated-type]

// widgetgen: codable
@MainActor class Base {
// expected-error 18-21: 'Base' is isolated to 'MainActor', but a decoder or encoder can use it on any thread; add 'nonisolated' to its '// widgetgen:' annotation, or remove '@MainActor' [isolated-type]
  var id = 0
}

// widgetgen: equatable
@MainActor struct Compared {
// expected-error 19-26: 'Compared' is isolated to 'MainActor', but '==' can be called on any thread; add 'nonisolated' to its '// widgetgen:' annotation, or remove '@MainActor' [isolated-type]
  var text: String
}

// widgetgen: hashable, nonisolated
@MainActor struct Hashed {
  var text: String
}

// widgetgen: equatable, nonisolated
@MainActor final class Counter {
  let id = 0
  var count = 0
  // expected-error 7-11: 'count' is isolated to 'MainActor', and generated code that is 'nonisolated' cannot read it; write 'let', or remove '@MainActor' [isolated-type]
  nonisolated(unsafe) var limit = 0
}
