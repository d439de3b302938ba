import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

// widgetgen: renameAll = snakecase, isolation = isolated
struct Text: Component {
  // widgetgen: only = decoding
  var text: String
}

struct Image: Component {
  // widgetgen: default = nil
  var size: Int
  // widgetgen: onError = nil
  var tags: [String]
  // widgetgen: default = nil
  var note: String?
  // widgetgen: default = "nil"
  var text: String
}
