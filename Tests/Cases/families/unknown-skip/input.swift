import WidgetRuntime

// widgetgen: family, unknown = skip
protocol Component: Codable, Sendable {}

struct List: Component { var items: [any Component] }
