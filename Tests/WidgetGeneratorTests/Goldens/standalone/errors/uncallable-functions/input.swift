// widgetgen: codable
struct Card {
  var title: String
  var count: Int
  var name: String

  static func decodeTitle(from decoder: any Decoder) async throws -> String { "" }

  static func decodeCount(from decoder: any Decoder) throws -> String { "" }

  static func decodeName(from text: String) -> String { text }
}
