// widgetgen: family
/// What a screen is made of.
public protocol Component: Codable, Sendable {}

/// A line of text.
public struct Label: Component {
  /// The text.
  public var text: String
}
