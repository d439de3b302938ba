import Foundation
import WidgetRuntime

typealias Name = String
typealias Names = Set<String>

enum Side: String, Codable, CodingKeyRepresentable { case left, right }
enum Level: Int, Codable, CodingKeyRepresentable { case low = 1, high = 2 }
struct Identifier: RawRepresentable, Codable, Hashable, CodingKeyRepresentable {
  var rawValue: String
}

// widgetgen: family
protocol Component: Codable, Sendable {}

// widgetgen: family, unknown = skip
enum Event: Hashable {
  case tap(count: Int)
  case press
}

struct Table: Component {
  // widgetgen: lossy
  var texts: [Name: Int]
  // widgetgen: lossy
  var integers: [Int: String]
  // widgetgen: lossy
  var nested: [[Int: String]]
  // widgetgen: lossy
  var sides: [Side: Int]?
  // widgetgen: lossy
  var levels: [Level: Set<Int>] = [:]
  // widgetgen: lossy, coder = ISO8601()
  var dates: [Identifier: Date]
  // widgetgen: unknown = skip
  var rows: [Int: [any Component]]
  // widgetgen: unknown = skip
  var parts: [Side: any Component]
  // widgetgen: lossy, unknown = keep
  var kept: [Side: any Component]
  // widgetgen: lossy
  var set: Set<Int>
  // widgetgen: lossy
  var names: Names = []
  // widgetgen: lossy
  var sets: [Set<Side>]?
  var events: Set<Event>
  // widgetgen: unknown = throw
  var strictEvents: Set<Event>
  var eventsByName: [Identifier: Event]
}

// widgetgen: codable, lossy
struct Nested {
  var sets: Set<Identifier>
  var maps: [Side: [Side: Int]]
  // widgetgen: lossy = false
  var exact: Set<Int>
}

// widgetgen: family, tag = "kind"
enum Payload {
  case numbers(/* widgetgen: lossy */ Set<Int>)
  case sides(/* widgetgen: lossy */ map: [Side: Int])
}
