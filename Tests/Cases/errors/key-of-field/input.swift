import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

struct Patch: Component {
  var type: Field<Int>
  // expected-error 7-10: 'type' has the key of the discriminator of 'Patch'; give it another key with '// widgetgen: key = "…"', or its family another 'tag' [key-of-name]
}

struct Rename: Component {
  var type: Field<String>
}

// widgetgen: codable
struct Origin: Codable {
  // widgetgen: key = type.origin
  var origin: String
}

struct Tracked: Component {
  // widgetgen: flatten
  // expected-error 17-23: 'source' would replace the discriminator of 'Tracked' at 'type'; give it another key, or its family another 'tag' [key-of-name]
  var source: Origin
}
