import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component {
  var text: String
  // widgetgen: skip
  var cache: [Int] = []
}

// widgetgen: skip
struct Draft: Codable, Sendable {}
