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

// widgetgen: codable
struct Range {
  var start: Int

  mutating func didDecode() {}
  // expected-warning 17-25: 'didDecode' is never called because its parameters are different; write 'func didDecode(from decoder: any Decoder) throws' [uncalled-function]

  func willEncode(to encoder: any Encoder) async throws {}
  // expected-warning 8-17: 'willEncode' is never called because it is async; write 'func willEncode(to encoder: any Encoder) throws' [uncalled-function]

  func validate() async throws {}
  // expected-warning 8-15: 'validate' is never called because it is async; write 'func validate() throws' [uncalled-function]
}

// widgetgen: decodable
struct Other {
  var start: Int

  static func didDecode(from decoder: any Decoder) {}
  // expected-warning 15-23: 'didDecode' is never called because it is static; write 'func didDecode(from decoder: any Decoder) throws' [uncalled-function]

  // The type is not encoded.
  func willEncode() {}

  // These have another purpose.
  func validate() -> Bool { true }

  func validate(_ other: Int) {}

  static func validate() {}
}

// widgetgen: decodable
struct Overloaded {
  var start: Int

  func didDecode(from decoder: any Decoder) {}

  func didDecode() {}
}
