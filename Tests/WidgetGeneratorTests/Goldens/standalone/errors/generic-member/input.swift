import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component { var text: String }

struct Field<Value: Codable & Sendable>: Component { var value: Value }
