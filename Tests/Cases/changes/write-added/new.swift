// widgetgen: codable
struct Item {
  var id: Int
}
