import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

struct Note: Component { var text: String }

// widgetgen: codable, oneOrMany
struct Page {
  var authors: [String]
  var children: [any Component]?
  // widgetgen: lossy
  var sizes: [Int] = []
  var known: Set<Int>
  var byName: [String: [Int]] = [:]
}
