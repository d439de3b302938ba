import Foundation
import WidgetRuntime

typealias Names = [String]

// widgetgen: family
protocol Component: Codable, Sendable {}

// widgetgen: family, unknown = skip
enum Event: Hashable {
  case tap(count: Int)
  case press
}

struct Screen: Component {
  // widgetgen: oneOrMany
  var authors: [String]
  // widgetgen: oneOrMany
  var names: Names?
  // widgetgen: oneOrMany, lossy
  var sizes: [Int] = []
  // widgetgen: oneOrMany
  var children: [any Component]
  // widgetgen: oneOrMany, unknown = skip, alias = "items"
  var known: [any Component]?
  // widgetgen: oneOrMany, lossy, invalid = []
  var lossy: [any Component]
  // widgetgen: oneOrMany
  var set: Set<String>
  // widgetgen: oneOrMany
  var events: Set<Event>
  // widgetgen: oneOrMany, coder = ISO8601(), key = "meta.dates"
  var dates: [Date]
  // widgetgen: oneOrMany
  var byName: [String: [Int]]
  // widgetgen: oneOrMany, omit = isEmpty
  var optionals: [Int?] = []
}

// widgetgen: codable, oneOrMany
struct All {
  var numbers: [Int]
  var rows: [[Int]]
  // widgetgen: oneOrMany = false
  var exact: [Int]
  var text: String
}

// widgetgen: codable, transparent
struct Tags {
  // widgetgen: oneOrMany
  var tags: [String]
}

// widgetgen: family
enum Payload {
  case list(/* widgetgen: oneOrMany */ items: [Int])
  case only(/* widgetgen: oneOrMany */ [Event])
}
