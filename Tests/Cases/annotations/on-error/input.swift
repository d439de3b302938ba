import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component {
  // widgetgen: invalid = 0
  var size: Int
  // widgetgen: default = 1, invalid = 2
  var weight: Int
  // widgetgen: invalid = nil
  var color: String?
}
