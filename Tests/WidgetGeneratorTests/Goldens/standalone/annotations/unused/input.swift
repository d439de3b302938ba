/// Nobody asked for its coding.
struct Page: Codable {
  // widgetgen: key = "page_title"
  let title: String
  // widgetgen: skip
  var count = 0
}

// widgetgen: codable
struct Card: Codable {
  // widgetgen: key = "card_title"
  let title: String
}
