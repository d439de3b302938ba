import WidgetRuntime

// widgetgen: codable
struct Page {
  // widgetgen: path = "meta.tags", alias = "labels", alias = "old.tags", default = [], lossy
  var tags: [String]?
  // widgetgen: path = "meta.size", alias = "size", onError = 0
  var size: Int
}
