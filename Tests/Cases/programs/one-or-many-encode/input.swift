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
  var sizes: [Int]?
  // widgetgen: oneOrMany(encode)
  var children: [any Component]?
  // widgetgen: oneOrMany(encode), unknown = skip
  var known: [any Component]?
  // widgetgen: oneOrMany(encode), coder = ISO8601(), key = meta.dates
  var dates: [Date]?
  // widgetgen: oneOrMany(encode)
  var byName: [String: [Int]]?
}
