import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component {
  var text: String
  // widgetgen: alias = "text"
  var title: String
  // widgetgen: path = "a.b"
  var first: Int
  // widgetgen: path = "a.b"
  var second: Int
}
