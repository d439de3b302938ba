import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct List: Component {
  // widgetgen: lossy
  var items: [any Component]
  // widgetgen: lossy
  var sizes: [Int]?
  // widgetgen: lossy
  var named: [String: any Component] = [:]
}
