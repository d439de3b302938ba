import Foundation
import WidgetRuntime

// widgetgen: family, unknown = key(fallback)
protocol Component: Codable, Sendable {}

struct Text: Component {
  var text: String
}

struct Stack: Component {
  var children: [any Component]
  // widgetgen: unknown = skip
  var extras: [any Component] = []
  // widgetgen: unknown = keep
  var raw: (any Component)?
  var fill: Fill?
}

// widgetgen: family, tag = kind, unknown = key("old")
enum Fill: Sendable {
  case color(hex: String)
  case image(url: String)
}
