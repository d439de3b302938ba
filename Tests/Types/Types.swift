import Foundation
import WidgetRuntime

/// What a screen is made of. */ It ends here.
// widgetgen: family, unknown = keep
protocol Component: Codable {}

// Names with a meaning in another language.
struct Switch: Component {
  /// Whether it is on */ or off.
  // widgetgen: key = "is-on", alias = "on"
  var isOn: Bool = false
  // widgetgen: key = "a\"b$c"
  var quoted: String
  var `default`: Int = 3
  var `class`: Int8?
  var été: UInt8?
  var object: Object?
  var `val`: UInt16 = 7
}
struct Object: Codable { var string: String?; var next: Next? }
struct Next: Codable { var again: [Next?]; var map: [Int: [String: Next?]] }
struct Empty: Component {}
struct List: Component {
  var items: [any Component]
  // widgetgen: lossy
  var few: [Style] = []
  // widgetgen: unknown = skip
  var more: [String: any Component]?
  var focus: (any Component & Focusable)?
}
protocol Focusable {}
struct Field: Component, Focusable {
  var id: UUID
  var at: URL
  var when: Date?
  var bytes: Data?
  var price: Decimal
  var ratio: Float = 1.5
  var any: JSONValue?
  var mode: Space.Mode = .on
  var level: Level
}
enum Space {
  struct Card: Component { var mode: Mode; var modes: [Mode]? }
  enum Mode: String, Codable { case on, off = "*/" }
}
struct SpaceCard: Component { var pair: Pair<Int, String>; var other: Pair<[Int], [String: Bool]?> }
struct Pair<A: Codable, B: Codable>: Codable { var a: A; var b: B }
enum Level: Int, Codable { case low = -1, high = 2 }
struct Style: Codable { var width: Double; var color: String? }

struct Deep: Component {
  // widgetgen: key = "meta.size.width"
  var width: Int32
  // widgetgen: key = "meta.title"
  var title: String?
  // widgetgen: key = "look.color"
  var color: String?
  // widgetgen: flatten
  var style: Style
}

// All or none of the keys of a frame, and in it of its line.
struct Framed: Component {
  var text: String
  // widgetgen: flatten
  var frame: Frame?
}
struct Frame: Codable {
  var radius: Int8
  var shade: String?
  // widgetgen: flatten
  var line: Line?
}
struct Line: Codable {
  // widgetgen: key = "line.dash"
  var dash: Double
  // widgetgen: key = "line.color"
  var color: String?
}

// An enum with its own discriminator, next to the discriminator of its family.
// widgetgen: family, tag = "version", tagType = Int, default = first
enum Panel: Component, Section {
  // widgetgen: name = 1
  case first(Style)
  // widgetgen: name = 2, alias = 3
  case second(title: String, children: [any Component] = [])
}
// widgetgen: family, tag = "state", content = "value"
enum Toggle: Component {
  case on(since: Int)
  case off
}
// widgetgen: family = untagged
enum Figure: Component {
  case square(side: Double)
  case style(Style)
}
// widgetgen: family, tag = "meta.kind"
enum Nested: Component {
  case only(a: Int?)
}
// widgetgen: family, tag = "part"
enum Part: Component {
  case panel(Panel)
  case toggle(Toggle)
  case order(any Order)
}
// widgetgen: family, tag = "order"
protocol Order: Codable {}
struct Rising: Order { var by: String }
struct Falling: Order { var by: String; var last: Int? }

// Types in two families whose discriminators have the same key (`Both`) or different keys (`Twice`).
// widgetgen: family, nameStyle = PascalCase
protocol Other: Codable {}
// widgetgen: family, tag = "kind"
protocol Third: Codable {}
struct Both: Component, Other { var text: String }
struct Twice: Component, Third { var text: String? }

// widgetgen: family = external, nameStyle = kebab-case
protocol Action: Codable {}
struct OpenLink: Action { var link: String }
struct CloseAll: Action {}
struct Several: Action { var actions: [any Action] }

// widgetgen: family, tag = "kind", content = "value"
protocol Section: Codable {}
struct Hero: Section { var title: String }
struct Rule: Section {}

/// An array.
// widgetgen: codable, positional
struct Spot {
  /// To the right.
  var x: Double
  // widgetgen: invalid = 3
  var y: Int?
  var `default`: String
  var été: Style?
  var level: Level = .high
  var spots: [Spot] = []
}
// widgetgen: positional
struct Path: Section { var from: Spot; var to: Spot? }
// widgetgen: codable, positional
struct Nothing {}

// widgetgen: family = untagged
protocol Source: Codable {}
struct Remote: Source { var url: String }
struct Asset: Source { var name: String }

// widgetgen: family, tag = "kind"
enum Shape {
  /// A circle.
  case circle(radius: Double)
  case box(width: Int, height: Int?, depth: Int = 3)
  case empty
  case styled(Style)
  case number(Int)
  // widgetgen: name = "round.*"
  case round(name: String, Style)
  // widgetgen: unknown
  case other(JSONValue)
}

// widgetgen: family, tag = "t", content = "c"
enum Fill {
  case color(String)
  case image(String?)
  case gradient(from: String, to: String)
  case sized(width: Int?)
  case none
}

// widgetgen: family = external
indirect enum Border {
  case thin
  case wide(Int)
  case maybe(Int?)
  case styled(color: String, Int)
  case both(Border)
  // widgetgen: name = "over-*"
  case over(name: String, Int)
}

// widgetgen: family = untagged
enum Value {
  case number(Double)
  case text(String)
  case object(a: Int)
  case none
}

// widgetgen: family, tagType = Int
protocol Numbered: Codable {}
// widgetgen: name = 1
struct One: Numbered { var text: String }
// widgetgen: name = 2
struct Two: Numbered { var children: [any Numbered] = [] }

enum Plain: Codable {
  case one(Int)
  case two(a: Int, b: String?)
  case three
}

// widgetgen: codable
struct Screen {
  var body: any Component
  var others: [any Other]
  var third: (any Third)?
  var onOpen: [any Action] = []
  var sections: [any Section]
  var image: (any Source)?
  var shapes: [Shape]
  var fills: [Fill]
  var border: Border
  var value: Value
  var plain: [Plain]
  var numbered: [any Numbered]
  var spot: Spot
  var spots: [String: Spot] = [:]
  var nothing: Nothing?
}
