/// The components of a screen.
// widgetgen: family, tag = "type"
public protocol Component: Codable, Sendable {}
