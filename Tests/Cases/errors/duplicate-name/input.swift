import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component {}
// expected-note 8-11: first used here

// widgetgen: name = "text"
struct Label: Component {}
// expected-error 8-12: two types of 'Component' have the name 'text'; give one of them another name with '// widgetgen: name = "…"' [duplicate-name]
