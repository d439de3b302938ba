import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

@propertyWrapper struct Clamped: Sendable {
  var wrappedValue: Int

  init(wrappedValue: Int) { self.wrappedValue = min(max(wrappedValue, 0), 100) }
}

struct Slider: Component {
  var label: String
  @Clamped var value: Int
}
