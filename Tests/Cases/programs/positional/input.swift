import Foundation
import WidgetRuntime

// widgetgen: codable, positional
struct Point: Hashable {
  var x: Double
  var y: Double
  var unit: String?
}

// widgetgen: family, content = value, unknown = skip
protocol Shape: Codable {}

// widgetgen: positional
struct Line: Shape {
  var from: Point
  var to: Point
  var style = "solid"
}

struct Dot: Shape {
  var at: Point
}

// widgetgen: family = untagged
protocol Size: Codable {}
// widgetgen: positional
struct Box: Size { var width: Int; var height: Int }
struct Named: Size { var name: String }

// widgetgen: family = external
enum Choice {
  case point(Point)
  case both(first: Point, second: Point?)
}

// widgetgen: codable, positional
struct Tree<Value> {
  var value: Value
  var children: [Tree<Value>] = []
}

// widgetgen: codable, positional
struct Options {
  // widgetgen: invalid = 7
  var count: Int
  // Null is decoded as nil, and the default replaces a missing element.
  var limit: Int? = 3
  // widgetgen: default = 5, invalid = 6
  var level: Int
  // widgetgen: coder = ISO8601()
  var day: Date?
  // widgetgen: lossy
  var sizes: [Int] = []
  // widgetgen: invalid = nil
  var shape: (any Shape)?
  // widgetgen: oneOrMany
  var names: [String] = []
  var shapes: [any Shape] = []
  var byName: [String: any Shape]?
  // Names that generated code uses itself.
  var elements = 0
  var json = ""
  var encoder: JSONValue?
}

// widgetgen: codable, positional
struct Position {
  var longitude: Double
  var latitude: Double
  // widgetgen: omit = nil
  var altitude: Double?
}

// widgetgen: codable, positional
struct Measured {
  var unit: String?
  // widgetgen: omit = isEmpty, coder = NonFinite()
  var elements: [Double] = []
}

struct InvalidRange: Error {}

// widgetgen: codable, positional
struct Span {
  var start: Int
  var end: Int
  // widgetgen: skip
  var length = 0

  mutating func didDecode(from decoder: any Decoder) throws {
    length = end - start
    // The array may be decoded again.
    var list = try decoder.unkeyedContainer()
    if try list.decode(Int.self) != start { throw InvalidRange() }
  }

  func validate() throws {
    if length < 0 { throw InvalidRange() }
  }
}

// widgetgen: codable, positional
struct Hooked {
  var a: Int

  func willEncode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode("first")
  }
}

@propertyWrapper struct Doubled: Codable {
  var wrappedValue: Int

  init(wrappedValue: Int) { self.wrappedValue = wrappedValue }

  init(from decoder: any Decoder) throws {
    wrappedValue = try decoder.singleValueContainer().decode(Int.self) / 2
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue * 2)
  }
}

@propertyWrapper struct Kept {
  var wrappedValue: Int
  init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
}

// widgetgen: codable, positional
struct Wrapped {
  @Doubled var first: Int
  @Kept var second: Int = 3
  var decoder: String?
}

// widgetgen: codable, positional
struct OneWay {
  var a: Int
  // widgetgen: encodable
  var isBig: Bool { a > 9 }
  // widgetgen: skip(decode)
  let kind = "k"
}

// widgetgen: codable, positional
struct None {}

typealias Spot = Point

/// Swift codes it, with a type in it that has generated code.
struct ByHand: Codable {
  var spots: [Spot]
  init(from decoder: any Decoder) throws {
    spots = try decoder.singleValueContainer().decode([Spot].self)
  }
  func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for spot in spots { try list.encode(spot) }
  }
}

// widgetgen: codable, shorthand = at
struct Place {
  var at: Spot
  var name: String?
}

// widgetgen: codable
struct Picture {
  var point: Point?
  var points: [Spot]?
  var unique: Set<Point>?
  var byName: [String: Point]?
  // widgetgen: lossy
  var some: [Point]?
  // widgetgen: invalid = nil
  var maybe: Point?
  var shapes: [any Shape]?
  var sizes: [any Size]?
  var choice: Choice?
  var tree: Tree<Int>?
  var nulls: Tree<Int?>?
  var any: Tree<JSONValue>?
  var options: Options?
  var span: Span?
  var hooked: Hooked?
  var wrapped: Wrapped?
  var oneWay: OneWay?
  var none: None?
  var hand: ByHand?
  var place: Place?
  // widgetgen: key = "deep.point"
  var deep: Point?
  var last: Point?
  var positions: [Position]?
  var measured: [Measured]?
  // widgetgen: coder = NonFinite()
  var ratio: Double?
  // widgetgen: key = "deep.more"
  var more: Int?
}
