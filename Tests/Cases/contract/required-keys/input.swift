import WidgetRuntime

// widgetgen: codable
struct Row {
  // widgetgen: default = throw
  var parent: Int?
  // widgetgen: default = throw
  var count = 3
  var note: String?
}

// widgetgen: decodable
struct ReadRow {
  // widgetgen: default = throw
  var parent: Int?
}
