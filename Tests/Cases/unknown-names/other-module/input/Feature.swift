import Core
import WidgetRuntime

// widgetgen: codable
struct Feature: Sendable {
  // widgetgen: unknown = keep
  var content: [any Component]
}
