import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component {
  // widgetgen: path = "meta.title"
  var title: String
  // widgetgen: path = "meta.size.width"
  var width: Int?
  // widgetgen: path = "header"
  var header: (any Component)?
}
