import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component {
  // widgetgen: unknown = keep
  var children: [any Component]
}

struct UnknownComponent {}
// expected-error 8-23: generated code also declares 'UnknownComponent'; rename this type [generated-name]
