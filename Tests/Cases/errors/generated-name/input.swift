import WidgetRuntime

// widgetgen: family, unknown = keep
protocol Component: Codable, Sendable {}

struct Text: Component {
  // widgetgen: unknown = throw
  var children: [any Component]
}

struct AnyComponent {}
// expected-error 8-19: generated code also declares 'AnyComponent'; rename this type [generated-name]

struct UnknownComponent {}
// expected-error 8-23: generated code also declares 'UnknownComponent'; rename this type [generated-name]

typealias AnyKnownComponent = Int
// expected-error 11-27: generated code also declares 'AnyKnownComponent'; rename this type [generated-name]
