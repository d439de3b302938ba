import Foundation
import WidgetRuntime

// widgetgen: family, content = value
protocol Shape: Codable {}

/// A point in the plane.
// widgetgen: codable, positional
struct Point {
// expected-warning 8-12: 'Point' is an array with a type for each element, so it is any JSON in Kotlin [inexpressible]
  /// The distance to the right.
  var x: Double
  var y: Double
  var unit: String?
}

// widgetgen: positional
struct Line: Shape {
// expected-warning 8-11: 'Line' is an array with a type for each element, so it is any JSON in Kotlin [inexpressible]
  // widgetgen: invalid = 7
  var width: Int = 1
  var from: Point
  var to: Point?
  var mode = Mode.solid
  // widgetgen: skip(encode)
  var note: String?
  // expected-warning 7-10: 'note' is decoded and not encoded, so the elements after it have other positions when they are encoded; move it to the end, or code it both ways [shifted-elements]
  // widgetgen: encodable
  var isLong: Bool { to != nil }
}

struct Dot: Shape {
  var at: Point
}

enum Mode: String, Codable { case solid, dashed }

// widgetgen: family = untagged
protocol Size: Codable {}
// expected-warning 10-13: 'Size' has no names, so it is any JSON in Kotlin [inexpressible]
// widgetgen: positional
struct Box: Size { var width: Int; var height: Int }
// expected-warning 8-10: 'Box' is an array with a type for each element, so it is any JSON in Kotlin [inexpressible]
struct Named: Size { var name: String }

// widgetgen: codable, positional
struct Tree<Value> {
// expected-warning 8-11: 'Tree<Int>' is an array with a type for each element, so it is any JSON in Kotlin [inexpressible]
  var value: Value
  // widgetgen: lossy
  var children: [Tree<Value>] = []
}

// widgetgen: codable, positional
struct Position {
// expected-warning 8-15: 'Position' is an array with a type for each element, so it is any JSON in Kotlin [inexpressible]
  var longitude: Double
  var latitude: Double
  // widgetgen: omit = nil
  var altitude: Double?
}

// widgetgen: codable, positional
struct Empty {}
// expected-warning 8-12: 'Empty' is an array with a type for each element, so it is any JSON in Kotlin [inexpressible]

// widgetgen: codable, positional
struct Conditional {
  #if DEBUG
  var first: Int
  #endif
  var last: Bool
}

// widgetgen: codable, positional
struct Either {
// expected-warning 8-13: 'Either' is an array with a type for each element, so it is any JSON in Kotlin [inexpressible]
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

// widgetgen: family = external
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
  var positions: [Position] = []
  var place: Place?
  var outer: Outer?
  var empty: Empty?
  var either: Either?
  // widgetgen: invalid = nil
  var maybe: Point?
}
