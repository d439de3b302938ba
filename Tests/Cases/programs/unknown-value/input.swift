import Foundation
import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Box: Component {
  var fill: Fill?
  var border: Border?
  var shape: Shape?
  var fills: [Fill] = []
}

// widgetgen: family, unknown = .flat(color: "clear")
enum Fill: Sendable {
  case flat(color: String)
  case image(url: String)
}

// widgetgen: family = external, unknown = .none
enum Border: Sendable {
  case none
  case line(width: Int)
}

// widgetgen: family, tag = kind, content = value, unknown = .circle(1)
enum Shape: Sendable {
  case circle(Int)
}
