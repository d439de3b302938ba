import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

struct Patch: Component {
  var type: Field<Int>
  // expected-error 7-10: 'type' has the key of the discriminator of 'Patch'; give it another key with '// widgetgen: key = "…"', or its family another 'tag' [key-of-name]
}

struct Rename: Component {
  var type: Field<String>
  // expected-warning 7-10: 'type' is encoded at the place of the name 'rename' of 'Rename', but its value can differ; make it a constant: 'let type = …', or write '// widgetgen: skip(encode)' on it [name-value]
}

// widgetgen: codable
struct Origin: Codable {
  // widgetgen: key = type.origin
  var origin: String
}

struct Tracked: Component {
  // widgetgen: flatten
  // expected-error 17-23: 'source' is flattened, and a property of 'Origin' would replace the discriminator of 'Tracked' at 'type'; give that property another key, or the family of 'Tracked' another 'tag' [key-of-name]
  var source: Origin
}
