import WidgetRuntime

/// A small family. Its generated code is in `Generated`, so the tests use the runtime as apps do.
/// `GeneratedFixtureTests` checks that the generated code is up to date.
// widgetgen: family
protocol Component: Codable, Sendable {}

// widgetgen: name = "custom:card"
struct Card: Component {
  var children: [any Component] = []
  var header: (any Component)?
  var grid: [[any Component]] = []
  var named: [String: any Component] = [:]
}

struct Text: Component {
  var text: String
}

/// A type that contains itself without a box.
// widgetgen: codable
struct Tree: Equatable {
  var children: [Tree] = []
}

// widgetgen: family
indirect enum Shape: Equatable {
  case circle(radius: Double)
  case framed(Shape)
}

/// A family that keeps values with unknown names.
// widgetgen: family, unknown = keep
protocol Entry: Codable, Sendable {}

/// A type that reads and writes bytes, with properties whose types do not.
struct Panel: Entry {
  var mark: Mark
  // widgetgen: flatten
  var size: Size
  var entries: [any Entry] = []
  var note = "note"

  static func decodeNote(from decoder: any Decoder) throws -> String {
    try decoder.container(keyedBy: WireKey.self).decode(String.self, forKey: "note")
  }

  func encodeNote(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: WireKey.self)
    try container.encode(note, forKey: "note")
  }
}

/// A type with hand-written coding, which codes an entry and nested marks, and uses each kind of container.
struct Mark: Codable, Sendable {
  var entry: AnyEntry?
  var inner: [Mark] = []
  /// Whether decoding and encoding throw an error after the other members are coded.
  var isBroken = false

  enum CodingKeys: String, CodingKey { case entry, inner, nested, list, isBroken }

  struct Broken: Error {}

  init(entry: AnyEntry? = nil, inner: [Mark] = [], isBroken: Bool = false) {
    (self.entry, self.inner, self.isBroken) = (entry, inner, isBroken)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    entry = try container.decodeIfPresent(AnyEntry.self, forKey: .entry)
    inner = try container.decode([Mark].self, forKey: .inner)
    let nested = try container.nestedContainer(keyedBy: WireKey.self, forKey: .nested)
    _ = try nested.decodeIfPresent(AnyEntry.self, forKey: "entry")
    var list = try container.nestedUnkeyedContainer(forKey: .list)
    _ = try AnyEntry?(from: list.superDecoder())
    _ = try container.superDecoder().container(keyedBy: WireKey.self)
    if try container.decode(Bool.self, forKey: .isBroken) { throw Broken() }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(entry, forKey: .entry)
    try container.encode(inner, forKey: .inner)
    var nested = container.nestedContainer(keyedBy: WireKey.self, forKey: .nested)
    try nested.encodeIfPresent(entry, forKey: "entry")
    var list = container.nestedUnkeyedContainer(forKey: .list)
    var single = list.superEncoder().singleValueContainer()
    try single.encode(entry)
    var parent = container.superEncoder().container(keyedBy: WireKey.self)
    try parent.encode(inner, forKey: "inner")
    try container.encode(isBroken, forKey: .isBroken)
    if isBroken { throw Broken() }
  }
}

/// A type with hand-written coding, which `Panel` flattens.
struct Size: Codable, Sendable {
  var width = 1
  var mark = Mark()

  enum CodingKeys: String, CodingKey { case width, size }

  init(width: Int = 1, mark: Mark = Mark()) { (self.width, self.mark) = (width, mark) }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    width = try container.decode(Int.self, forKey: .width)
    mark = try container.decode(Mark.self, forKey: .size)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(width, forKey: .width)
    try container.encode(mark, forKey: .size)
  }
}

/// An object with keys that have canonically equivalent characters.
// widgetgen: codable
struct Degrees: Equatable {
  // widgetgen: key = "K"
  var kelvin: Int
  // widgetgen: key = "a;b"
  var list: Int?
}

/// A family whose unknown names are stored.
// widgetgen: family
enum Sign: Equatable {
  // widgetgen: name = "K"
  case kelvin
  case unknown(String, JSONValue)
}

/// A family whose names are compared in lower case, and whose unknown names are stored.
// widgetgen: family, caseInsensitive
enum LooseSign: Equatable {
  // widgetgen: name = "K"
  case kelvin
  case unknown(String, JSONValue)
}

/// A family with names that have canonically equivalent characters.
// widgetgen: family, unknown = keep
protocol Symbol: Codable, Sendable {}

// widgetgen: name = "K"
struct Temperature: Symbol {
  var degrees: Int?
}

// MARK: - Types for `GrowthTests`

/// An object with any other keys.
// widgetgen: codable
struct Bag: Equatable {
  // widgetgen: alias = [name, label, a1, a2, a3, a4, a5, a6, a7, a8]
  var title: String?
  // widgetgen: flatten
  var rest: [String: Int] = [:]
}

/// A family in which the server sends older widgets inside new ones.
// widgetgen: family, unknown = key(fallback)
protocol Version: Codable, Sendable {}

struct Note: Version, Equatable {
  var text: String
}

struct Folder: Version {
  var content: any Version
}

/// A family without values with unknown names.
// widgetgen: family, unknown = skip
protocol Item: Codable, Sendable {}

struct Box: Item {
  var items: [any Item] = []
  var named: [String: any Item] = [:]
}

/// A type that replaces and drops values.
// widgetgen: codable
struct Tolerant: Equatable {
  // widgetgen: lossy
  var children: [Tolerant] = []
  // widgetgen: invalid = nil
  var next: [Tolerant]?
  // widgetgen: oneOrMany
  var many: [Tolerant] = []
  var id: Int
}

/// An enum whose cases have equal keys and contain the enum in the same places.
// widgetgen: codable, family = untagged
indirect enum Choice: Equatable, Sendable {
  case counted(next: Choice, count: Int)
  case titled(next: Choice, title: String)
  case optional(next: Choice?, list: [Choice]?, named: [String: Choice]?)
  case number(Int)
}

/// A family whose types have equal keys and contain values of the family in the same places.
// widgetgen: family = untagged
protocol Block: Codable, Sendable {}

struct Row: Block {
  var next: any Block
  var blocks: [any Block]
  var count: Int
}

struct Stack: Block {
  var next: any Block
  var blocks: [any Block]
  var title: String
}

struct Leaf: Block, Equatable {
  var value: Int
}

/// A family that replaces unknown values, whose types and enum contain values of the family in the same places.
// widgetgen: family = untagged, unknown = OtherPart
protocol Part: Codable, Sendable {}

struct Numbered: Part {
  // widgetgen: alias = older
  var next: (any Part)?
  // widgetgen: lossy
  var parts: [any Part] = []
  var id: Int
}

struct Named: Part {
  // widgetgen: alias = older
  var next: (any Part)?
  // widgetgen: lossy
  var parts: [any Part] = []
  var name: String
}

struct OtherPart: Part {
  // widgetgen: lossy
  var parts: [any Part] = []
}

/// A dictionary of the remaining keys next to a nested object.
// widgetgen: codable
struct Measured {
  // widgetgen: key = "meta.id"
  var id: Int?
  // widgetgen: flatten
  var values: [String: Int]
}
