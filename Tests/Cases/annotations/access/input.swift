import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

// widgetgen: memberwise = internal
public struct Text: Component {
  public var text: String
}
