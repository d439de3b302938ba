import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

// widgetgen: access = internal
public struct Text: Component {
  public var text: String
}
