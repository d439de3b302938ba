import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

// widgetgen: initiable = internal
public struct Text: Component {
  public var text: String
}
