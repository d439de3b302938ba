import WidgetRuntime

// widgetgen: codable
struct Page {
  // widgetgen: oneOrMany(both)
  var authors: [String]
  // widgetgen: oneOrMany(both), lossy
  var sizes: Set<Int>?
  // widgetgen: oneOrMany(both)
  var byName: [String: [Int]]
}
