// widgetgen: family
public protocol Component: Codable {}
