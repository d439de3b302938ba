import WidgetRuntime

/// A small family whose coding is generated, in `Generated`: the tests of the runtime see what
/// users see. `GeneratedFixtureTests` keeps it up to date.
// widgetgen: family
protocol Component: Codable, Sendable {}

// widgetgen: name = "custom:card"
struct Card: Component {
  var children: [any Component] = []
  var header: (any Component)?
  var grid: [[any Component]] = []
  var named: [String: any Component] = [:]
}

struct Text: Component {
  var text: String
}

/// A type that contains itself without a box between.
// widgetgen: codable
struct Tree: Equatable {
  var children: [Tree] = []
}

// widgetgen: family
indirect enum Shape: Equatable {
  case circle(radius: Double)
  case framed(Shape)
}
