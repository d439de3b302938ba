import WidgetRuntime

// widgetgen: family, unknown = keep
protocol Component: Codable, Sendable {}

struct Text: Component {
  // widgetgen: unknown = throw
  var children: [any Component]
}

struct AnyComponent {}

struct UnknownComponent {}

typealias AnyKnownComponent = Int

enum WireKey {}
