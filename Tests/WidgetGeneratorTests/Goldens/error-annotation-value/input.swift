import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

// widgetgen: renameAll = snakecase, isolation = isolated
struct Text: Component {
  // widgetgen: only = decoding
  var text: String
}
