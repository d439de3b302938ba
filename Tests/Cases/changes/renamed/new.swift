// widgetgen: codable
struct Label {
  var titleText: String
  var iconURL: String?
  var total: Int
}
