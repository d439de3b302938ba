import WidgetRuntime

// Several names in one object.

// widgetgen: family, unknown = skip
protocol Component: Codable {}

// widgetgen: family, tag = "kind"
protocol Item: Codable {}

// widgetgen: family, tag = "t", content = "c"
protocol Boxed: Codable {}

// widgetgen: family = untagged
protocol Loose: Codable {}

struct Label: Component {
  var text: String
}

// widgetgen: family, tag = "version", tagType = Int, default = first
enum Card: Component, Item, Boxed, Loose {
  // widgetgen: name = 1
  case first(CardOne)
  // widgetgen: name = 2, alias = 3
  case second(title: String?, children: [any Component])
}

// widgetgen: codable
struct CardOne {
  var title: String
}

// Next to a content.
// widgetgen: family, tag = "state", content = "value"
enum Switch: Component {
  case on(since: Int)
  case off
}

// Next to a content whose key is the name.
// widgetgen: family = external, tag = "block"
enum Block: Component {
  case text(String)
  case divider
}

// Without its own names.
// widgetgen: family = untagged
enum Shape: Component {
  case circle(radius: Double)
  case square(Square)
  case counts(Counts)
}

// widgetgen: codable
struct Square {
  var side: Double
}

// A dictionary of the remaining keys contains none of the names.
// widgetgen: codable
struct Counts {
  var id: Int
  // widgetgen: flatten
  var counts: [String: Int]
}

// Under one of several keys, and with unknown names.
// widgetgen: family, tag = "mode", tag(decode) = ["mode", "style"]
enum Look: Item, Boxed {
  case plain
  case bold(weight: Int)
  // widgetgen: unknown
  case other(name: String, json: JSONValue)
}

// In nested objects.
// widgetgen: family, tag = "meta.size", tagType = Bool
enum Size: Component {
  // widgetgen: name = true
  case large(width: Int)
  // widgetgen: name = false
  case small
}

// Three levels.
// widgetgen: family, tag = "part"
enum Part: Component {
  case card(Card)
  case look(Look)
  case shape(Shape)
  case item(any Item)
  case counts(Counts)
  case point(at: Point)
  // widgetgen: name = "x_*"
  case other(String, json: JSONValue)
}

// widgetgen: codable, positional
struct Point {
  var x: Double
  var y: Double
}

#if canImport(WidgetRuntime)
  // Two versions in one object.
  // widgetgen: family, tag = "major"
  enum Versioned<Content: Codable>: Codable {
    case old(Content)
    case new(content: Content, more: Card?)
  }
#endif

// widgetgen: codable
struct Screen {
  var body: [any Component]?
  var item: (any Item)?
  var items: [String: any Item]?
  var boxed: [any Boxed]?
  var loose: (any Loose)?
  // These types without the outer names.
  // widgetgen: lossy
  var cards: [Card]?
  var looks: [Look]?
  var shape: Shape?
  var part: Part?
  var versioned: Versioned<Card>?
}
