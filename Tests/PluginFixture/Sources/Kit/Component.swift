/// What a screen is made of.
// widgetgen: family, tag = "type"
public protocol Component: Codable, Sendable {}
