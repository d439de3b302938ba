struct Style: Codable {
  let color: String
}

// widgetgen: decodable
struct Card: Codable {
  // widgetgen: key = "t"
  let title: String
  // widgetgen: flatten
  let style: Style
  // widgetgen: alias = "s"
  let size: Int
}

// widgetgen: encodable
struct Sent: Codable {
  // widgetgen: encodeKey = "t"
  let title: String
}
