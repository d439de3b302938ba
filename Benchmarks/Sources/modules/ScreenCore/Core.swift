// The widgets of `decode/Widgets.swift` in three modules.

// widgetgen: family, tag = "type"
public protocol Component: Codable, Sendable {}

// widgetgen: family, tag = "type"
public protocol Action: Codable, Sendable {}

public struct Screen: Component {
  public var id: String?
  public var children: [any Component]
}
