import WidgetRuntime

// widgetgen: family
protocol Layer: Codable {}

/// A class with a user-defined initializer gets no memberwise initializer.
// widgetgen: codable
class Node: Codable {
  let id: String

  init(id: String) { self.id = id }

  // widgetgen:inline:auto:Node.Coding
  // widgetgen:end
}

class Group: Node {}

/// A class without properties inherits its coding and the initializers of its superclass.
final class Spacer: Group, Layer {}

final class Text: Group, Layer {
  let text: String

  init(id: String, text: String) {
    self.text = text
    super.init(id: id)
  }

  // widgetgen:inline:auto:Text.Coding
  // widgetgen:end
}

func makeSpacer() -> Spacer { Spacer(id: "a") }
