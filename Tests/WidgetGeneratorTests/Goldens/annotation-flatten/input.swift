import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component {
  var text: String
  // widgetgen: flatten
  var style: Style
  // widgetgen: flatten
  var extra: Style?
}

struct Style: Codable, Sendable { var color: String? }
