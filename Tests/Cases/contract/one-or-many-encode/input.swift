import WidgetRuntime

// widgetgen: codable
struct Page {
  // widgetgen: oneOrMany(encode)
  var authors: [String]
  // widgetgen: oneOrMany(encode), lossy
  var sizes: Set<Int>?
  // widgetgen: oneOrMany(encode)
  var byName: [String: [Int]]
}
