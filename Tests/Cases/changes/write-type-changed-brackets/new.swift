import WidgetRuntime

// widgetgen: codable
struct Page {
  // widgetgen: oneOrMany(encode)
  var authors: [String]
}
