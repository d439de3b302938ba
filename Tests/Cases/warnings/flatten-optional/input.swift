struct Style: Decodable {
  let color: String
}

// widgetgen: decodable
struct Box {
  // widgetgen: flatten
  // expected-warning 17-23: with runtime 'beagle-1', the flattened optional 'style' is also nil if a value is wrong; write 'static func decodeStyle(from:)' to report that [annotation-not-for-runtime]
  let style: Style?
}
