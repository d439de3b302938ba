import WidgetRuntime

// widgetgen: family, renameAll = snakecase
protocol Component: Codable, Sendable {}

struct Text: Component {
  // widgetgen: key
  var text: String
  // widgetgen: default
  var size: Int
}
