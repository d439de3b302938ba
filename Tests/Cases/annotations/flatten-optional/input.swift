struct Style: Codable {
  let color: String
}

// widgetgen: codable
struct Box {
  // widgetgen: flatten
  let style: Style?
}
