import Foundation
import WidgetRuntime

enum Side: String, Codable { case left, right }
enum Corner: String, Codable, CodingKeyRepresentable { case top, bottom }
struct Identifier: RawRepresentable, Codable, Hashable { var rawValue: String }
typealias Sizes = [Side: Int]

// widgetgen: codable
struct Table {
  var sides: [Side: Int]
  // widgetgen: lossy
  var lossy: [Identifier: Int]
  var nested: [[Side: [Int]]]?
  var sizes: Sizes
  var doubles: [Double: Int]
  // widgetgen:ignore dictionary-as-array
  var pairs: [Side: Int]
  // widgetgen: coder = JSONText()
  var text: [Side: Int]
  // widgetgen: skip
  var skipped: [Side: Int] = [:]
  var corners: [Corner: Int]
  var foreign: [UUID: Int]
  var integers: [Int: Int]
}

// widgetgen: family
enum Event {
  case moved([Side: Int])
}
