import Foundation
import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Note: Component {
  var text: String
}

// widgetgen: family, unknown = skip
enum Event: Hashable {
  case press
}

struct Screen: Component {
  // widgetgen: oneOrMany
  var authors: [String]?
  // widgetgen: oneOrMany, lossy
  var sizes: [Int] = []
  // widgetgen: oneOrMany
  var children: [any Component]?
  // widgetgen: oneOrMany, unknown = skip, alias = "items"
  var known: [any Component]?
  // widgetgen: oneOrMany, lossy
  var lossy: [any Component]?
  // widgetgen: oneOrMany
  var set: Set<Event>?
  // widgetgen: oneOrMany, coder = ISO8601(), key = "meta.dates"
  var dates: [Date]?
  // widgetgen: oneOrMany
  var byName: [String: [Int]]?
  // widgetgen: oneOrMany, invalid = [7]
  var fallback: [Int]?
}
