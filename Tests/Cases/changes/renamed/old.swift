// widgetgen: codable
struct Label {
  var title: String
  var icon: String?
  var count: Int
}
