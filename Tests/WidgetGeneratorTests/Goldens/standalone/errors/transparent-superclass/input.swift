import WidgetRuntime

class Base: Codable {
  let id: String

  init(id: String) { self.id = id }
}

// widgetgen: codable, transparent
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
  let text: String

  init(text: String) { self.text = text }

  // widgetgen:inline:auto:Alone.Coding
  // widgetgen:end
}
