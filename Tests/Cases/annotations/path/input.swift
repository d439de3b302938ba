import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component {
  // widgetgen: key = "meta.title"
  var title: String
  // widgetgen: key = "meta.size.width"
  var width: Int?
  // widgetgen: key = "header"
  var header: (any Component)?
}
