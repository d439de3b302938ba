// widgetgen: codable
struct Item {
  // widgetgen: omit = never
  var id: Int? = 3
}
