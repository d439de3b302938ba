import WidgetRuntime

// widgetgen: family, unknown = keep
protocol Component: Codable, Sendable {}

struct List: Component { var items: [any Component] }
