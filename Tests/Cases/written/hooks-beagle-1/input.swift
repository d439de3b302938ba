// widgetgen: decodable
struct Range {
  var start: Int
  var end: Int

  mutating func didDecode(from decoder: any Decoder) throws { end += start }

  func validate() throws {}

  func willEncode(to encoder: any Encoder) {}
}

// widgetgen: decodable
struct Own {
  var start: Int

  private func validate() {}

  static func didDecode(from decoder: any Decoder) {}
  // expected-warning 15-23: 'didDecode' is never called because it is static; write 'func didDecode(from decoder: any Decoder) throws' [uncalled-function]
}
