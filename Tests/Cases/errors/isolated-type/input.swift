// widgetgen: codable
@MainActor struct Draft {
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
  var id: Int
}

// widgetgen: family
protocol Component: Codable {}

@MainActor struct Label: Component {
  var text: String
}

@MainActor struct Manual: Component {
  init(from decoder: any Decoder) throws {}
  func encode(to encoder: any Encoder) throws {}
}
