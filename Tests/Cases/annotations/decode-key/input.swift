import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component {
  // widgetgen: key(decode) = "in", key(encode) = "out"
  var text: String
  // widgetgen: key = "font-size"
  var size: Int?
}
