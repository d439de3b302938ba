// widgetgen: codable
struct Screen {
  // widgetgen: omit = "$0.isEmpty"
  var tags: [Int]?
  // widgetgen: omit = "$0"
  var isOld: Bool = false
}
