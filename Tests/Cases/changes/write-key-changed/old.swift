// widgetgen: codable
struct Item {
  var id: Int
  var text: String
}
