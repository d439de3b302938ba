import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

struct `Raw Type`: Component { var text: String }
