protocol Titled {
  var title: String { get }
}

extension Titled {
  static func decodeTitle(from decoder: any Decoder) throws -> String { "" }

  func encodeTitle(to encoder: any Encoder) throws {}
}

// widgetgen: codable
struct Card: Titled {
  var title: String
  var size: Int
}
