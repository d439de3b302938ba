import WidgetRuntime

typealias Name = String

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Table: Component {
  // widgetgen: lossy
  var right: [Name: Int]
  // widgetgen: lossy
  var wrong: [Int: String]
  // widgetgen: lossy
  var nested: [[Int: String]]
  // widgetgen: unknown = skip
  var wrongToo: [Int: [any Component]]
}
