import WidgetRuntime

// widgetgen: family = external, unknown = key(fallback)
// expected-error 34-56: a value can only contain its replacement next to its name and properties; write 'throw' or 'skip', or remove the form of the family [unknown-fallback]
protocol External: Codable {}

// widgetgen: family, unknown = key(type)
// expected-error 23-41: 'type' is the place of the name; write another key [unknown-fallback]
protocol Tagged: Codable {}

// widgetgen: family, unknown = key(meta.old)
// expected-error 23-45: 'key(…)' takes a single key of the value; write 'unknown = key(fallback)' [unknown-fallback]
protocol Nested: Codable {}

// widgetgen: family, unknown = key()
// expected-error 23-37: 'key(…)' takes a single key of the value; write 'unknown = key(fallback)' [unknown-fallback]
protocol Empty: Codable {}

// widgetgen: family, unknown = key(fallback)
// expected-error 23-45: 'case other' already replaces unrecognized names; remove 'unknown' from the case or from the enum [contradicting-annotations]
enum Fill {
  case color(hex: String)
  // widgetgen: unknown
  case other
}

// widgetgen: family, unknown = .colour(hex: "0")
// expected-error 23-49: 'Paint' has no case 'colour' for unrecognized names; did you mean 'color'? [unknown-fallback]
// expected-fix 34-39: write 'color'
enum Paint {
  case color(hex: String)
}

// widgetgen: family, unknown = .color(hex: "0")
// expected-error 23-48: 'case other' already replaces unrecognized names; remove 'unknown' from the case or from the enum [contradicting-annotations]
enum Twice {
  case color(hex: String)
  // widgetgen: unknown
  case other
}

// widgetgen: family, unknown = .text
// expected-error 23-37: '.text' is not a type of 'Values', and cannot be the fallback for unrecognized names; write 'throw', 'skip', 'keep' or the name of such a type [unknown-fallback]
protocol Values: Codable {}

// widgetgen: family, content = value, unknown = key(fallback)
// expected-error 40-62: a value can only contain its replacement next to its name and properties; write 'throw' or 'skip', or remove the form of the family [unknown-fallback]
enum Shape {
  case circle(radius: Int)
}

// widgetgen: codable
struct Screen {
  // widgetgen: unknown = key(fallback)
  // expected-error 17-39: 'key(fallback)' is a policy of a family, not of a property; write it next to 'family' [unknown-fallback]
  var body: [any Tagged]
  // widgetgen: unknown = key(fallback)
  // expected-error 17-39: 'key(fallback)' is a policy of a family, not of a property; write it next to 'family' [unknown-fallback]
  var fill: Fill
  // widgetgen: unknown = skip
  // expected-error 17-30: 'Color' already replaces values with unrecognized names; remove 'unknown' from 'colors' [unknown-has-case]
  var colors: [Color]
  // widgetgen: unknown = throw
  // expected-error 17-31: 'Image' already replaces values with unrecognized names; remove 'unknown' from 'image' [unknown-has-case]
  var image: Image
}

// widgetgen: family, unknown = .red
enum Color {
  case red
}

// widgetgen: family, unknown = key(fallback)
enum Image {
  case asset(name: String)
}
