import WidgetRuntime

// widgetgen: codable
struct Item {
  // widgetgen: coder = EmptyAsNil()
  var name: String?
  // widgetgen: coder = EmptyAsNil()
  var tags: [String?]
  var note: String?
}
