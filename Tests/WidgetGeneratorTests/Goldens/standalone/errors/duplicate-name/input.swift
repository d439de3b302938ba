import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component {}

// widgetgen: name = "text"
struct Label: Component {}
