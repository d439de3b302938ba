/// Its coding is not requested.
struct Page: Codable {
  // widgetgen: key = "page_title"
  // expected-warning 17-19: 'key' has no effect because nothing is generated for 'Page'; mark it with '// widgetgen: codable' [unused-annotation]
  let title: String
  // widgetgen: skip
  var count = 0
}

// widgetgen: codable
struct Card: Codable {
  // widgetgen: key = "card_title"
  let title: String
}
