import WidgetRuntime

// widgetgen: family
public protocol Component: Codable, Sendable {}

// widgetgen: name = "*_result"
public struct ToolResult: Component {
  public var type: String
}
