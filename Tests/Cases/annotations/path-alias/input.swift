import WidgetRuntime

// widgetgen: codable
struct Page {
  // widgetgen: key = "meta.tags", alias = "labels", alias = "old.tags", default = [], lossy
  var tags: [String]?
  // widgetgen: key = "meta.size", alias = "size", invalid = 0
  var size: Int
}
