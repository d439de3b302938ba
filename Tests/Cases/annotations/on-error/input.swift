import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component {
  // widgetgen: onError = 0
  var size: Int
  // widgetgen: default = 1, onError = 2
  var weight: Int
  // widgetgen: onError = nil
  var color: String?
}
