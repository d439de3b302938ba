// widgetgen: codable
struct Item {
  // widgetgen: key(encode) = "identifier"
  var id: Int
  // widgetgen: key = "title", alias = "text"
  var text: String
}
