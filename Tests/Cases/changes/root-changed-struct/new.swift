// widgetgen: codable
struct Screen {
  var title: String
  var body: [Line]
}

// widgetgen: codable
struct Line {
  var text: String
  var height: Int
}
