import WidgetRuntime

// widgetgen: codable
struct Page {
  // widgetgen: oneOrMany
  var authors: [String]
}
