struct Style: Decodable {
  let color: String
}

// widgetgen: decodable
struct Box {
  // widgetgen: flatten
  // expected-warning 17-23: with runtime 'beagle-1', the flattened optional 'style' is nil where a value is wrong, too; write 'static func decodeStyle(from:)' to report that [annotation-not-for-runtime]
  let style: Style?
}
