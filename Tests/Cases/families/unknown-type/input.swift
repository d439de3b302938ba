import WidgetRuntime

// widgetgen: family, unknown = Missing
protocol Component: Codable, Sendable {}

struct List: Component { var items: [any Component] }

struct Missing: Component { let type: String }
