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
// widgetgen: family, tag = "version", tagType = Int, default = first
enum Card: Component, Item, Boxed {
// expected-warning 6-9: 'Card' has names that are not strings, so it is any JSON in Kotlin [inexpressible]
// expected-warning 6-9: the keys of 'Card', 'Look' differ from value to value, so Kotlin has no classes for such values in 'Item' [inexpressible]
// expected-warning 6-9: the keys of 'Card', 'Switch', 'Shape' and 2 more differ from value to value, so Kotlin has no classes for such values in 'Component' [inexpressible]
  // widgetgen: name = 1
  case first(CardOne)
  // widgetgen: name = 2, alias = 3
  case second(title: String?, children: [any Component])
}

// widgetgen: codable
struct CardOne {
  var title: String
}

// Next to its own content.
// widgetgen: family, tag = "state", content = "value"
enum Switch: Component {
  case on(since: Int)
  case off
}

// Without its own names.
// widgetgen: family = untagged
enum Shape: Component {
// expected-warning 6-10: 'Shape' has no names, so it is any JSON in Kotlin [inexpressible]
  case circle(radius: Double)
  case square(Square)
}

// widgetgen: codable
struct Square {
  var side: Double
}

// Under one of several keys, in nested objects, and with unknown names.
// widgetgen: family, tag = "mode", tag(decode) = ["mode", "style"]
enum Look: Item, Boxed {
  case plain
  case bold(weight: Int)
  // widgetgen: unknown
  case other(name: String, json: JSONValue)
}

// widgetgen: family, tag = "meta.size", tagType = Bool
enum Size: Component {
// expected-warning 6-9: the names or values of 'Size' are in nested objects, so 'Size' is any JSON in Kotlin [inexpressible]
// expected-warning 6-9: the names or values of 'Size' are in nested objects, so 'Size' is any JSON in TypeScript [inexpressible]
  // widgetgen: name = true
  case large(width: Int)
  // widgetgen: name = false
  case small
}

// Values with names, on three levels.
// widgetgen: family, tag = "part"
enum Part: Component {
  case card(Card)
  // expected-warning 8-11: the keys of 'card', 'look', 'shape' and 1 more differ from value to value, so Kotlin has no classes for such values in 'Part' [inexpressible]
  case look(Look)
  case shape(Shape)
  case item(any Item)
  case rest(Rest)
  case point(at: Point)
  // widgetgen: name = "old", alias = "x_*"
  case other(String, json: JSONValue)
  // expected-warning 8-12: 'Part.other' has several names, of which Kotlin's class writes only 'old' [inexpressible]
  // expected-warning 8-12: names like 'x_*' of 'Part.other' are not in Kotlin [inexpressible]
  // expected-warning 8-12: the keys of 'other' are not known, so Kotlin's classes in 'Part' have none [inexpressible]
}

// widgetgen: codable, positional
struct Point {
// expected-warning 8-12: 'Point' is an array with a type for each element, so it is any JSON in Kotlin [inexpressible]
  var x: Double
  var y: Double
}

// widgetgen: codable
struct Rest {
  var id: Int
  // widgetgen: flatten
  var counts: [String: Int]
  // expected-warning 7-12: the keys of 'Rest.counts' are not known, so Kotlin's class for 'Rest' does not contain them [inexpressible]
}

// widgetgen: codable
struct Screen {
  var body: [any Component]
  var items: [any Item]?
  var boxed: [any Boxed]?
  // These types without the outer names.
  var card: Card?
  var looks: [Look]?
  var shape: Shape?
}
