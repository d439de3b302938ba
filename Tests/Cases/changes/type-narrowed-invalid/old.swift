// widgetgen: codable
struct Label {
  // widgetgen: invalid = 12
  var size: Double
}
