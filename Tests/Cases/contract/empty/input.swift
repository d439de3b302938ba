// Families without types in this module.
import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

// widgetgen: family, unknown = keep
protocol Action: Codable {}

// widgetgen: family = external
protocol Style: Codable {}

// widgetgen: codable
struct Page {
  // widgetgen: unknown = skip
  var body: [any Component] = []
  var onTap: [any Action] = []
  var component: (any Component)?
  var style: (any Style)?
}
