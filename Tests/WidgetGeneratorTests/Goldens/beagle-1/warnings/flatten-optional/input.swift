struct Style: Decodable {
  let color: String
}

// widgetgen: decodable
struct Box {
  // widgetgen: flatten
  let style: Style?
}
