import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Legacy: Component {
  var value: Int

  init(from decoder: any Decoder) throws { value = 1 }

  func encode(to encoder: any Encoder) throws {}
}

struct Text: Component {}
