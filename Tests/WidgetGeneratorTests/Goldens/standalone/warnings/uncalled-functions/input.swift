// widgetgen: codable
struct Card {
  var title: String
  var count: Int
  var size = 1

  static func decodeTitel(from decoder: any Decoder) throws -> String { "" }

  func decodeCount(from decoder: any Decoder) throws -> Int { 0 }

  static func encodeCount(to encoder: any Encoder) throws {}

  func encodeTitle(_ encoder: any Encoder) throws {}

  static let defaultSiez = 3

  // Nobody would take these for the functions of a property.
  static func decodeHeader(of data: [UInt8]) -> String { "" }

  func decodeAll() {}
}
