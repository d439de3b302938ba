import WidgetRuntime

// widgetgen: codable
struct Item {
  var name: String?
  var tags: [String?]
  // widgetgen: coder = EmptyAsNil()
  var note: String?
}
