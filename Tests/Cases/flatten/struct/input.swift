import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component {
  var text: String
  // widgetgen: flatten
  var style: Style
  // widgetgen: flatten
  var extra: Extra?
}

struct Style: Codable, Sendable { var color: String? }

struct Extra: Codable, Sendable { var size: Int? }
