// widgetgen: family
/// The components of a screen.
public protocol Component: Codable, Sendable {}

/// A line of text.
public struct Label: Component {
  /// The text.
  public var text: String
}
