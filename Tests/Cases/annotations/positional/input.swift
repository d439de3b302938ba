import Foundation
import WidgetRuntime

// widgetgen: codable, positional
struct Point: Hashable {
  let x: Double
  let y: Double
  var unit: String?
}

// widgetgen: family, content = value
protocol Shape: Codable {}

// widgetgen: positional, equatable
public struct Line: Shape {
  var from: Point
  var to: Point
  var style = "solid"
}

// widgetgen: family = untagged
protocol Size: Codable {}
// widgetgen: positional
struct Box: Size { var width, height: Int }
struct Named: Size { var name: String }

// widgetgen: codable, positional, lossy, invalid = nil
struct Figure {
  // Would hide the variables that generated code uses for elements.
  var elements: [Int]
  var decoder: [any Shape]
  // widgetgen: invalid = 7
  var count: Int
  var limit: Int? = 3
  // widgetgen: coder = ISO8601()
  var day: Date?
  var shape: (any Shape)?
  // widgetgen: default = 5, invalid = 6
  var level: Int
  var map: [String: any Shape]?
  // widgetgen: oneOrMany
  var names: [String] = []
  // widgetgen: unknown = skip
  var known: [any Shape]
  // widgetgen: skip
  var cached = 0
}

// widgetgen: codable, positional
struct Tree<Value> {
  var value: Value
  var children: [Tree<Value>] = []

  mutating func didDecode(from decoder: any Decoder) {}
  func willEncode(to encoder: any Encoder) throws {}
  func validate() throws {}
}

// widgetgen: codable, positional
struct Defaults {
  static let defaultTitle = "a"
  var title: String
  // widgetgen: encodable
  var isLong: Bool { title.count > 9 }
}

// widgetgen: codable, positional
struct Empty {}

// widgetgen: codable, positional
struct Position {
  var longitude, latitude: Double
  // widgetgen: omit = nil
  var altitude: Double?
}

// widgetgen: codable, positional
struct Scaled {
  var x: Int
  // widgetgen: omit = default
  var elements = 1
  // widgetgen: skip
  var cached = 0
}

// widgetgen: codable, positional
struct Listed {
  var name: String?
  // widgetgen: omit = isEmpty, coder = ISO8601()
  var days: [Date] = []
}

@propertyWrapper struct Clamped: Codable {
  var wrappedValue: Int
  init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
}

@propertyWrapper struct Kept {
  var wrappedValue: Int
  init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
}

// widgetgen: codable, positional
struct Wrapped {
  @Clamped var first: Int
  @Kept var second: Int = 3
  var json: String
}

// widgetgen: codable, positional
struct Conditional {
  var first: Int
  #if DEBUG
  var second: String
  #endif
  var last: Bool
}

// widgetgen: decodable, positional
struct Read {
  var text: String
  // widgetgen: skip(decode)
  var length = 1
}

// widgetgen:begin: codable, positional
struct First { var a: Int }
struct Second { var a: Int }
// widgetgen:end

typealias Spot = Point

// widgetgen: codable, shorthand = at
struct Place {
  var at: Spot
  var others: [Spot] = []
  var name: String?
}

// widgetgen: family
enum Item {
  case point(Point)
  case tree(tree: Tree<Int>)
}

// widgetgen: family = external
enum Outer {
  case point(Point)
  case none
}

// widgetgen: family = untagged
enum Form {
  case point(Point)
  case text(String)
}
