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
