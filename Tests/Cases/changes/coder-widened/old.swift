import WidgetRuntime

// widgetgen: codable
struct Item {
  var count: Int
  var name: String?
}
