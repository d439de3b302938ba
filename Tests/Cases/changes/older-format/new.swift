// The contract of the old version does not contain which functions were written by hand.
struct WrongRange: Error {}

// widgetgen: codable
struct Span {
  var start: Int
  var end: Int

  func validate() throws { if start > end { throw WrongRange() } }

  func encodeEnd(to encoder: any Encoder) throws {}
}
