// widgetgen: codable
struct Page {
  var title: String
  var body: [Row]
}

// widgetgen: codable
struct Row {
  var text: String
  var size: Int
}
