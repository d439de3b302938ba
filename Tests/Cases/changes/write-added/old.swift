// widgetgen: codable
struct Item {
  // widgetgen: skip(encode)
  var id: Int
}
