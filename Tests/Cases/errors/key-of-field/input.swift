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
