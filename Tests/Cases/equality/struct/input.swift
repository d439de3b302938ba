import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

// widgetgen: equatable
struct Card: Component {
  let title: String
  var child: (any Component)?
  // widgetgen: skip
  var cache = 0
}

// widgetgen: equatable
public struct Empty {}
