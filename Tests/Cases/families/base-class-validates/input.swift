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
// expected-warning 13-17: 'Label' and 'Spacer', which replaces values that 'Label' rejects, decode the same values, which can contain 'Node', so the time doubles with each level of rejected values; use 'JSONValue' in 'Spacer' [repeated-decoding]
  let text: String

  // widgetgen:inline:auto:Label.Coding
  // widgetgen:end
}

final class Spacer: Node {}
