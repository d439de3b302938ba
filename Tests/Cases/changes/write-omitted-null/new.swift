// widgetgen: codable, positional
struct Row {
  var id: Int
  // widgetgen: skip(decode)
  var size: Int?
}

// widgetgen: encodable, positional
struct Report {
  var id: Int
  var size: Int?
}
