struct Style: Codable {
  let color: String
}

// widgetgen: decodable
struct Card: Codable {
  // widgetgen: key = "t"
  // expected-error 17-25: Swift writes 'title' under its own name, and it is read under 't'; mark the type '// widgetgen: codable', or remove 'Encodable' from it [other-direction]
  let title: String
  // widgetgen: flatten
  // expected-error 17-23: Swift writes 'style' under its own name, and it is read from another place; mark the type '// widgetgen: codable', or remove 'Encodable' from it [other-direction]
  let style: Style
  // widgetgen: alias = "s"
  let size: Int
}

// widgetgen: encodable
struct Sent: Codable {
  // widgetgen: key(encode) = "t"
  // expected-error 17-33: Swift reads 'title' under its own name, and it is written under 't'; mark the type '// widgetgen: codable', or remove 'Decodable' from it [other-direction]
  let title: String
}
