import Foundation
import WidgetRuntime

// widgetgen: family, content = value
protocol Shape: Codable {}

/// A place in the plane.
// widgetgen: codable, positional
struct Point {
  /// To the right.
  var x: Double
  var y: Double
  var unit: String?
}

// widgetgen: positional
struct Line: Shape {
  // widgetgen: onError = 7
  var width: Int = 1
  var from: Point
  var to: Point?
  var mode = Mode.solid
  // widgetgen: only = decode
  var note: String?
  // widgetgen: only = encode
  var isLong: Bool { to != nil }
}

struct Dot: Shape {
  var at: Point
}

enum Mode: String, Codable { case solid, dashed }

// widgetgen: family, untagged
protocol Size: Codable {}
// widgetgen: positional
struct Box: Size { var width: Int; var height: Int }
struct Named: Size { var name: String }

// widgetgen: codable, positional
struct Tree<Value> {
  var value: Value
  // widgetgen: lossy
  var children: [Tree<Value>] = []
}

// widgetgen: codable, positional
struct Empty {}

// widgetgen: codable, positional
struct Conditional {
  #if DEBUG
  var first: Int
  #endif
  var last: Bool
}

// widgetgen: codable, positional
struct Either {
  #if DEBUG
  var first: Int
  #else
  var first: JSONValue
  #endif
  var last: Bool?
}

// widgetgen: codable, shorthand = at
struct Place {
  var at: Point
  var name: String?
}

// widgetgen: family, external
enum Outer {
  case point(Point)
  case none
}

// widgetgen: codable
struct Screen {
  var shapes: [any Shape]
  var sizes: [any Size] = []
  var tree: Tree<Int>
  var points: [String: Point]
  var place: Place?
  var outer: Outer?
  var empty: Empty?
  var either: Either?
  // widgetgen: onError = nil
  var maybe: Point?
}
