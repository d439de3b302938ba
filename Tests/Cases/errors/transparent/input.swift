import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

// widgetgen: transparent
// expected-error 15-25: 'Text' has its name under 'type' and cannot be coded as one value; remove 'transparent', or give its family a 'content' [not-transparent]
struct Text: Component {
  var text: String
}

// widgetgen: codable, transparent
// expected-error 24-34: 'Two' has 2 properties, and 'transparent' is for types with one; remove it, or mark the others with '// widgetgen: skip' [not-transparent]
struct Two {
  var one: Int
  var two: Int
}

// widgetgen: codable, transparent
// expected-error 24-34: 'None' has no properties, and 'transparent' is for types with one; remove it, or mark the others with '// widgetgen: skip' [not-transparent]
struct None {}

// widgetgen: codable, transparent, content = "data"
// expected-error 37-52: 'content' cannot be combined with 'transparent'; remove one of them [contradicting-annotations]
struct Rooted {
  var text: String
}

// widgetgen: codable, transparent
struct Name {
  var text: String
}

// widgetgen: codable
struct Card {
  // widgetgen: flatten
  // expected-error 17-23: 'flatten' merges the keys of 'name' into the surrounding object, but 'Name' has none; remove it [flatten-needs-object]
  var name: Name
}

// widgetgen: codable, transparent
enum Side { case left }
