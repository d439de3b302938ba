// widgetgen: codable
struct Label {
  var text: String
}

// widgetgen: codable
struct Report {
  var name: String
}

// widgetgen: encodable
struct Event {
  var name: String
}
