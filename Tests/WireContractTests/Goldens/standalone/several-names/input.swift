import WidgetRuntime

// widgetgen: family, unknown = skip
protocol Component: Codable {}

// widgetgen: family, tag = "kind"
protocol Item: Codable {}

// widgetgen: family, tag = "t", content = "c"
protocol Boxed: Codable {}

struct Label: Component {
  var text: String
}

/// By version, in three families.
// widgetgen: family, tag = "version", tagType = Int, missing = first
enum Card: Component, Item, Boxed {
  // widgetgen: name = 1
  case first(CardOne)
  // widgetgen: name = [2, 3]
  case second(title: String?, children: [any Component])
}

// widgetgen: codable
struct CardOne {
  var title: String
}

// Beside a content of its own.
// widgetgen: family, tag = "state", content = "value"
enum Switch: Component {
  case on(since: Int)
  case off
}

// Without names of its own.
// widgetgen: family, untagged
enum Shape: Component {
  case circle(radius: Double)
  case square(Square)
}

// widgetgen: codable
struct Square {
  var side: Double
}

// Under one of several keys, or deeper, and unknown names.
// widgetgen: family, tag = "mode", decodeTag = ["mode", "style"]
enum Look: Item, Boxed {
  case plain
  case bold(weight: Int)
  // widgetgen: unknown
  case other(name: String, json: JSONValue)
}

// widgetgen: family, tagPath = "meta.size", tagType = Bool
enum Size: Component {
  // widgetgen: name = true
  case large(width: Int)
  // widgetgen: name = false
  case small
}

// Of values with names: three levels.
// widgetgen: family, tag = "part"
enum Part: Component {
  case card(Card)
  case look(Look)
  case shape(Shape)
  case item(any Item)
  case rest(Rest)
  case point(at: Point)
  // widgetgen: name = ["old", "x_*"]
  case other(String, json: JSONValue)
}

// widgetgen: codable, positional
struct Point {
  var x: Double
  var y: Double
}

// widgetgen: codable
struct Rest {
  var id: Int
  // widgetgen: flatten
  var counts: [String: Int]
}

// widgetgen: codable
struct Screen {
  var body: [any Component]
  var items: [any Item]?
  var boxed: [any Boxed]?
  // The same without the outer names.
  var card: Card?
  var looks: [Look]?
  var shape: Shape?
}
