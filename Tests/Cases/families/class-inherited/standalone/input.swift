import WidgetRuntime

// widgetgen: family
protocol Layer: Codable {}

/// A class with a user-defined initializer gets no memberwise initializer.
// widgetgen: codable
class Node: Codable {
  let id: String

  init(id: String) { self.id = id }

  // widgetgen:inline:auto:Node.Coding
  private typealias WidgetInterface = WidgetCoding.Interface1

  required init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: WireKey.self)
      id = try fields.decode(String.self, forKey: "id")
  }

  func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: WireKey.self)
      try fields.encode(id, forKey: "id")
  }
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
  private typealias WidgetInterface = WidgetCoding.Interface1

  required init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: WireKey.self)
      text = try fields.decode(String.self, forKey: "text")
      try super.init(from: decoder)
  }

  override func encode(to encoder: any Encoder) throws {
      try super.encode(to: encoder)
      var fields = encoder.container(keyedBy: WireKey.self)
      try fields.encode("text", forKey: "type")
      try fields.encode(text, forKey: "text")
  }
  // widgetgen:end
}

func makeSpacer() -> Spacer { Spacer(id: "a") }
