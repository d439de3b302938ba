import WidgetRuntime

// widgetgen: family, unknown = keep
protocol Component: Codable, Sendable {}

struct Text: Component {
  // widgetgen: unknown = throw
  var children: [any Component]
}

struct AnyComponent {}
// expected-error 8-19: generated code declares a type 'AnyComponent', too; rename this one [generated-name]

struct UnknownComponent {}
// expected-error 8-23: generated code declares a type 'UnknownComponent', too; rename this one [generated-name]

typealias AnyKnownComponent = Int
// expected-error 11-27: generated code declares a type 'AnyKnownComponent', too; rename this one [generated-name]
