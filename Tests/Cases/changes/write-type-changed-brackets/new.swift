import WidgetRuntime

// widgetgen: codable
struct Page {
  // widgetgen: oneOrMany(both)
  var authors: [String]
}
