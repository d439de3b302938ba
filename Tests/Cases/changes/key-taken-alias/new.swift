// Keys of properties that both versions have belonged to the remaining keys.
// widgetgen: codable
struct Label {
  // widgetgen: alias = length
  var size: Int?
  // widgetgen: key = caption
  var title: String?
  // widgetgen: flatten
  var rest: [String: String]
}
