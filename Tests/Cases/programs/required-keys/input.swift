import Foundation
import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Note: Component {
  var text: String
}

// widgetgen: family
enum Change: Sendable {
  case moved(/* widgetgen: default = throw */ to: Int?)
}

struct Row: Component {
  // widgetgen: default = throw
  var parent: Int?
  // widgetgen: default = throw, alias = kids
  var children: [any Component]?
  // widgetgen: default = throw, key = meta.date, coder = ISO8601()
  var date: Date?
  // widgetgen: default = throw, invalid = nil
  var size: Int?
  // widgetgen: default = throw, unknown = skip
  var main: (any Component)?
  // widgetgen: default = throw
  var count = 3
  var change: Change?
  var spot: Spot?
}

// widgetgen: codable, positional
struct Spot: Sendable {
  // widgetgen: default = throw
  var x: Int?
  var y: Int?
}
