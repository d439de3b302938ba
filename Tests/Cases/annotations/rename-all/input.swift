import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

// widgetgen: keyStyle = snake_case
struct TextField: Component {
  var fontSize: Int
  // widgetgen: key = "TXT"
  var textValue: String
}
