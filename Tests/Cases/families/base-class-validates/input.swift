import WidgetRuntime

// widgetgen: family, tag = kind, unknown = Spacer
class Node: Codable {
  let width: Int

  func validate() throws {
    if width < 0 { throw UnknownNameError("\(width)", in: "Node", known: ["0..."]) }
  }

  // widgetgen:inline:auto:Node.Coding
  // widgetgen:end
}

// widgetgen: skip
class Layer: Node {}

final class Label: Layer {
  let text: String

  // widgetgen:inline:auto:Label.Coding
  // widgetgen:end
}

final class Spacer: Node {}
