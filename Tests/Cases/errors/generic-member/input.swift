import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component { var text: String }

struct Field<Value: Codable & Sendable>: Component { var value: Value }
// expected-error 8-12: 'Field' is generic, and its name in the JSON of 'Component' does not determine its type arguments; mark it with '// widgetgen: skip', or make it a type without parameters [generic-member]
