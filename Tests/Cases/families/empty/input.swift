import WidgetRuntime

// Types of other modules join it.
// widgetgen: family
protocol Component: Codable, Sendable {}

// widgetgen: codable
struct Screen: Sendable { var components: [any Component] }
