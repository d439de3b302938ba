struct Style: Codable {
  let color: String
}

// widgetgen: decodable
struct Card: Codable {
  // widgetgen: key = "t"
  // expected-error 17-25: Swift encodes 'title' under its own name, but it is decoded from 't'; mark the type with '// widgetgen: codable', or remove 'Encodable' from it [other-direction]
  let title: String
  // widgetgen: flatten
  // expected-error 17-23: Swift encodes 'style' under its own name, but it is decoded from another place; mark the type with '// widgetgen: codable', or remove 'Encodable' from it [other-direction]
  let style: Style
  // widgetgen: alias = "s"
  let size: Int
}

// widgetgen: encodable
struct Sent: Codable {
  // widgetgen: key(encode) = "t"
  // expected-error 17-33: Swift decodes 'title' from its own name, but it is encoded under 't'; mark the type with '// widgetgen: codable', or remove 'Decodable' from it [other-direction]
  let title: String
}
