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
  var sizes: [Int]?
  // widgetgen: oneOrMany(both)
  var children: [any Component]?
  // widgetgen: oneOrMany(both), unknown = skip
  var known: [any Component]?
  // widgetgen: oneOrMany(both), coder = ISO8601(), key = meta.dates
  var dates: [Date]?
  // widgetgen: oneOrMany(both)
  var byName: [String: [Int]]?
}
