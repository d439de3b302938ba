import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component { var text: String }

struct Box: Component {
  // widgetgen: flatten
  // expected-error 17-23: 'child' adds a discriminator under 'type', where 'Box' already has one; remove 'flatten', or give its family another 'tag' [flatten-brings-name]
  var child: any Component
  // expected-note 7-11: first used here
  // widgetgen: flatten
  // expected-error 17-23: 'text' adds a discriminator under 'type', where 'Box' already has one; remove 'flatten', or give its family another 'tag' [flatten-brings-name]
  // expected-error 17-23: 'text' and 'child' both encode the key 'text', so a value is lost; remove 'flatten' from one of them [flatten-brings-key]
  var text: Text
  // widgetgen: flatten
  // expected-error 17-23: 'flatten' merges the keys of 'count' into the surrounding object, but 'Int' has none; remove it [flatten-needs-object]
  var count: Int
  // widgetgen: flatten
  // expected-error 17-23: 'flatten' merges the keys of 'sizes' into the surrounding object, but '[Int]' has none; remove it [flatten-needs-object]
  var sizes: [Int]
}

// widgetgen: family = untagged
enum Loose: Sendable {
  case text(Text)
  // widgetgen: unknown
  case other(JSONValue)
}

// widgetgen: codable
struct Sheet {
  // widgetgen: flatten
  // expected-error 17-23: 'flatten' merges the keys of 'loose' into the surrounding object, but 'Loose' has none; remove it [flatten-needs-object]
  var loose: Loose
}
