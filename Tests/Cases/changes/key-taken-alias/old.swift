// Keys of properties that both versions have belonged to the remaining keys.
// widgetgen: codable
struct Label {
  var size: Int?
  
  var title: String?
  // widgetgen: flatten
  var rest: [String: String]
}
