import WidgetRuntime

// widgetgen: codable
struct Size: Sendable {
  var width: Int
  var height: Int?
}

// widgetgen: codable
struct Box: Sendable {
  // widgetgen: flatten
  var size: Size?
}
