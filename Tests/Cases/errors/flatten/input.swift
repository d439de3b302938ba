import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component { var text: String }

struct Box: Component {
  // widgetgen: flatten
  // expected-error 17-23: 'child' adds a discriminator under 'type', where 'Box' already has one; remove 'flatten', or give its family another 'tag' [flatten-brings-name]
  var child: any Component
  // widgetgen: flatten
  // expected-error 17-23: 'text' adds a discriminator under 'type', where 'Box' already has one; remove 'flatten', or give its family another 'tag' [flatten-brings-name]
  var text: Text
  // widgetgen: flatten
  // expected-error 17-23: 'flatten' merges the keys of 'count' into the surrounding object, but 'Int' has none; remove it [flatten-needs-object]
  var count: Int
  // widgetgen: flatten
  // expected-error 17-23: 'flatten' merges the keys of 'sizes' into the surrounding object, but '[Int]' has none; remove it [flatten-needs-object]
  var sizes: [Int]
}
