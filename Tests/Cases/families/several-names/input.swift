import WidgetRuntime

// Enums with their own names in families: one object contains both names.

// widgetgen: family, unknown = skip
protocol Component: Codable, Sendable {}

// widgetgen: family, tag = "kind"
protocol Item: Codable, Sendable {}

struct Label: Component {
  var text: String
}

/// By version, in two families.
// widgetgen: family, tag = "version", tagType = Int, default = first
enum Card: Component, Item {
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

// Without its own names.
// widgetgen: family = untagged
enum Shape: Component {
  case circle(radius: Double)
  case square(CardOne)
}

// Under one of several keys, and with unknown names.
// widgetgen: family, tag = "mode", tag(decode) = ["mode", "style"]
enum Look: Item {
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

// Values with names, on three levels.
// widgetgen: family, tag = "part"
enum Part: Component {
  case card(Card)
  case look(Look)
  case shape(Shape)
  case item(any Item)
  case point(at: Point)
  // widgetgen: name = "x_*"
  case other(String, json: JSONValue)
}

// widgetgen: codable, positional
struct Point {
  var x: Double
  var y: Double
}

// These types without the outer names.
// widgetgen: codable
struct Screen {
  var body: [any Component]
  var card: Card?
  var looks: [Look]
}

// A value whose names would surround other names has no place next to them, so it has its own key.
// widgetgen: family, tag = "mode.name", tagType = Int
enum Apart {
  // widgetgen: name = 1
  case look(Look)
  // expected-warning 8-11: the value of 'case look' is under the key '_0', because 'Look' has its names under the same tag; write '// widgetgen: key = …' to choose the key, or give 'Look' another 'tag' [key-of-name]
}

// widgetgen: family, tag = "version"
enum Versions {
  case card(Card)
  // expected-warning 8-11: the value of 'case card' is under the key '_0', because 'Card' has its names under the same tag; write '// widgetgen: key = …' to choose the key, or give 'Card' another 'tag' [key-of-name]
}
