/// What a screen is made of.
// widgetgen: family
public protocol Component: Codable, Sendable {}

public struct Label: Component {
  public var text: String
}
