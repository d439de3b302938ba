import WidgetRuntime

// widgetgen: family, tag = "type"
protocol Component: Codable {}

struct Card: Component {
  // widgetgen: key = "heading"
  var title: String
  // widgetgen: alias = "colour"
  var color: String?
  // widgetgen: key = "meta.size"
  var size: Int
  // widgetgen: default = 3, invalid = 0
  var lines: Int
  // widgetgen: invalid = nil
  var note: String?
  var width: Double? = 2
  // widgetgen: lossy
  var tags: [String] = []
  // widgetgen: flatten
  var style: Style
  // widgetgen: flatten
  var shadow: Shadow?
  var children: [any Component]
  var header: (any Component)?
  // widgetgen: skip(decode)
  var version: Int = 1
  // Names that generated code uses itself.
  var json: String
  var object: Int
  var key: Bool

  // A user-defined function.
  static func decodeNote(from fields: KeyedDecodingContainer<WireKey>) throws -> String? { nil }
}

// widgetgen: codable
struct Style: Equatable {
  var font: String
}

// widgetgen: codable
struct Shadow {
  var depth: Double
}

struct Divider: Component {}

// widgetgen: codable
struct Pair<First> {
  var first: First
}

extension Pair: Codable where First: Codable {}
