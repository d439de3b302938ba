import WidgetRuntime

class Base: Codable {
  let id: String

  init(id: String) { self.id = id }
}

// widgetgen: codable, transparent
// expected-error 24-34: 'Leaf' cannot be coded as one value, because 'Base' codes its own properties; remove 'transparent' [not-transparent]
final class Leaf: Base {
  let text: String

  init(id: String, text: String) {
    self.text = text
    super.init(id: id)
  }

  // widgetgen:inline:auto:Leaf.Coding
  // widgetgen:end
}

class Plain {}

// widgetgen: codable, transparent
final class Alone: Plain {
// expected-warning 13-17: the members of 'Alone' are in a block, which cannot make the type 'Codable'; write 'Alone: Codable' [block-without-conformance]
// expected-fix 25: insert ', Codable'
  let text: String

  init(text: String) { self.text = text }

  // widgetgen:inline:auto:Alone.Coding
  // widgetgen:end
}
