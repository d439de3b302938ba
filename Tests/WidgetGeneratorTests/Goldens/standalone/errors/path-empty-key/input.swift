import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

struct Text: Component {
  // widgetgen: path = "meta..title"
  var title: String
  // widgetgen: path = ".size"
  var size: Int
  // widgetgen: path = "meta.id"
  var id: String
}
