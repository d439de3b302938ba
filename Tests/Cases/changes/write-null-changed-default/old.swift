// widgetgen: codable
struct Item {
  // widgetgen: omit = nil
  var id: Int? = 3
}
