// widgetgen: codable
struct Card {
  var title: String
  var count: Int
  var name: String

  static func decodeTitle(from decoder: any Decoder) async throws -> String { "" }
  // expected-error 15-25: generated code cannot call 'decodeTitle(from:)' for its property; write 'static func decodeTitle(from decoder: any Decoder) throws -> String' [uncallable-function]

  static func decodeCount(from decoder: any Decoder) throws -> String { "" }
  // expected-error 15-25: generated code cannot call 'decodeCount(from:)' for its property; write 'static func decodeCount(from decoder: any Decoder) throws -> Int' [uncallable-function]

  static func decodeName(from text: String) -> String { text }
  // expected-error 15-24: generated code cannot call 'decodeName(from:)' for its property; write 'static func decodeName(from decoder: any Decoder) throws -> String' [uncallable-function]
}
