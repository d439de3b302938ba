import Foundation
import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Note: Component {
  var text: String
}

struct Screen: Component {
  // widgetgen: oneOrMany(encode)
  var authors: [String]?
  // widgetgen: oneOrMany(encode), lossy
  var sizes: Set<Int> = []
  // widgetgen: oneOrMany(encode)
  var children: [any Component]
  // widgetgen: oneOrMany(encode), unknown = skip
  var known: [any Component]?
  // widgetgen: oneOrMany(encode), coder = ISO8601(), key = meta.dates
  var dates: [Date]?
  // widgetgen: oneOrMany(encode)
  var byName: [String: [Int]]?
}

// widgetgen: family
enum Payload {
  case list(/* widgetgen: oneOrMany(encode) */ items: [Int])
  case only(/* widgetgen: oneOrMany(encode) */ [Note])
}

// widgetgen: codable, transparent
struct Tags {
  // widgetgen: oneOrMany(encode)
  var tags: [String]
}

// widgetgen: codable, oneOrMany(encode)
struct All {
  var numbers: [Int]
  var optionals: [Int?]
  var rows: [[Int]]
}
