import WidgetRuntime

// Dictionaries of the keys that no other property decodes.

// widgetgen: family
protocol Component: Codable {}

struct Text: Component {
  var text: String
}

// widgetgen: codable
struct Plain {
  // widgetgen: key(decode) = "in", key(encode) = "out"
  var name: String
  // widgetgen: key = "meta.id"
  var id: Int?
  // widgetgen: flatten
  var rest: [String: Int]
}

/// Wrong values are left out.
// widgetgen: codable, lossy
struct Lossy {
  // widgetgen: key(decode) = "in", key(encode) = "out"
  var name: String
  // widgetgen: key = "meta.id"
  var id: Int?
  // widgetgen: flatten
  var rest: [String: Int]
}

/// Unknown values are left out, in a type of a family.
struct Known: Component {
  // widgetgen: key(decode) = "in", key(encode) = "out"
  var first: Text?
  // widgetgen: flatten, unknown = skip
  var rest: [String: any Component]
}

/// Any JSON.
// widgetgen: codable
struct Anything {
  // widgetgen: alias = "old"
  var name: String?
  // widgetgen: flatten, lossy
  var rest: [String: JSONValue] = [:]
}

struct Caption: Codable {
  var text: String
}

// widgetgen: family, tag = kind
enum Shape {
  case circle(radius: Double)
  case label(Caption)
}

// widgetgen: family, tag = name, content = value
enum Fruit {
  case apple(size: Int)
}

// widgetgen: family, tag = part
protocol Part: Codable {}

struct Wheel: Part {
  var spokes: Int
}

struct Seat: Part {
  var color: String?
}

/// The keys of a flattened family, an enum and a type of a family.
// widgetgen: codable
struct Beside {
  // widgetgen: flatten
  var shape: Shape
  // widgetgen: flatten
  var fruit: Fruit?
  // widgetgen: flatten
  var rest: [String: Int]
}

// widgetgen: codable
struct BesideParts {
  // widgetgen: flatten
  var part: any Part
  // widgetgen: flatten
  var rest: [String: Bool]
}

// widgetgen: codable
struct BesideWheel {
  // widgetgen: flatten
  var wheel: Wheel
  // widgetgen: flatten
  var rest: [String: Bool]
}

/// The dictionary contains a key under which another property encodes a nested object.
// widgetgen: codable
struct Moved {
  // widgetgen: key(decode) = "in", key(encode) = "out.name"
  var name: String
  // widgetgen: flatten
  var rest: [String: Int]
}

// widgetgen: codable
struct Screen {
  var moved: Moved?
  var beside: Beside?
  var besideParts: BesideParts?
  var besideWheel: BesideWheel?
  var plain: Plain?
  var lossy: Lossy?
  var component: (any Component)?
  var anything: Anything?
}
