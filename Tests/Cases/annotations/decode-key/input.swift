import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component {
  // widgetgen: decodeKey = "in", encodeKey = "out"
  var text: String
  // widgetgen: key = "font-size"
  var size: Int?
}
