import Foundation
import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Note: Component {
  var text: String
}

struct Screen: Component {
  // widgetgen: oneOrMany(both)
  var authors: [String]?
  // widgetgen: oneOrMany(both), lossy
  var sizes: Set<Int> = []
  // widgetgen: oneOrMany(both)
  var children: [any Component]
  // widgetgen: oneOrMany(both), unknown = skip
  var known: [any Component]?
  // widgetgen: oneOrMany(both), coder = ISO8601(), key = meta.dates
  var dates: [Date]?
  // widgetgen: oneOrMany(both)
  var byName: [String: [Int]]?
}

// widgetgen: family
enum Payload {
  case list(/* widgetgen: oneOrMany(both) */ items: [Int])
  case only(/* widgetgen: oneOrMany(both) */ [Note])
}

// widgetgen: codable, transparent
struct Tags {
  // widgetgen: oneOrMany(both)
  var tags: [String]
}

// widgetgen: codable, oneOrMany(both)
struct All {
  var numbers: [Int]
  var optionals: [Int?]
  var rows: [[Int]]
}
