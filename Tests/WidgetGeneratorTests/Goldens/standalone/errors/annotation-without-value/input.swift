import WidgetRuntime

// widgetgen: family, renameAll = snakecase
protocol Component: Codable, Sendable {}

struct Text: Component {
  // widgetgen: key
  var text: String
  // widgetgen: default
  var size: Int
}

struct Image: Component {
  // widgetgen: path = ""
  var url: String
  // widgetgen: default = ""
  var text: String
}
