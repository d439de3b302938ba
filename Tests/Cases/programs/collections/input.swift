import Foundation
import WidgetRuntime

enum Side: String, Codable, CodingKeyRepresentable { case left, right, topLeft = "top_left" }
enum Level: Int, Codable, CodingKeyRepresentable { case low = 1, high = 2 }
enum Corner: String, Codable { case low }
// The order of several elements is undefined.
enum Only: String, Codable { case only }

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Note: Component, Hashable {
  var text: String
}

// widgetgen: family, unknown = skip
enum Event: Hashable {
  case tap(count: Int)
  case press
}

struct Table: Component {
  // widgetgen: lossy
  var integers: [Int: String]?
  // widgetgen: lossy
  var sides: [Side: Int]?
  // widgetgen: lossy
  var levels: [Level: Set<Only>]?
  // widgetgen: unknown = skip
  var parts: [Side: any Component]?
  // widgetgen: lossy
  var notes: [Side: any Component]?
  // widgetgen: lossy
  var set: Set<Only>?
  // widgetgen: lossy, coder = ISO8601()
  var dates: [Int: Date]?
  var events: Set<Event>?
  var eventsBySide: [Side: Event]?
  // widgetgen: lossy
  // widgetgen:ignore dictionary-as-array
  var corners: [Corner: Int]?
  // widgetgen: unknown = skip
  // widgetgen:ignore dictionary-as-array
  var cornerParts: [Corner: any Component]?
  var exactSides: [Side: Int]?
  // widgetgen:ignore dictionary-as-array
  var exactCorners: [Corner: Int]?
}
