// widgetgen: codable
struct Card {
  var title: String
  var count: Int
  var size = 1

  static func decodeTitel(from decoder: any Decoder) throws -> String { "" }
  // expected-warning 15-25: 'decodeTitel(from:)' matches no property and is never called; did you mean 'decodeTitle(from:)'? [uncalled-function]

  func decodeCount(from decoder: any Decoder) throws -> Int { 0 }
  // expected-warning 8-18: 'decodeCount' is never called because it is not static; write 'static func decodeCount(from decoder: any Decoder) throws -> Int' [uncalled-function]

  static func encodeCount(to encoder: any Encoder) throws {}
  // expected-warning 15-25: 'encodeCount' is never called because it is static; write 'func encodeCount(to encoder: any Encoder) throws' [uncalled-function]

  func encodeTitle(_ encoder: any Encoder) throws {}
  // expected-warning 8-18: 'encodeTitle' is never called because its parameter is not labeled 'to'; write 'func encodeTitle(to encoder: any Encoder) throws' [uncalled-function]

  static let defaultSiez = 3

  // These do not look like functions for a property.
  static func decodeHeader(of data: [UInt8]) -> String { "" }

  func decodeAll() {}
}
