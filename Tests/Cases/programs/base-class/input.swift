import Foundation
import WidgetRuntime

// widgetgen: family, tag = kind
class Node: Codable {
  let id: Int
  let mask: Node?
  var children: [Node] = []

  // widgetgen:inline:auto:Node.Coding
  // widgetgen:end
}

// widgetgen: skip
class Layer: Node {}

class Spacer: Layer {}

class WideSpacer: Spacer {
  var width = 1

  // widgetgen:inline:auto:WideSpacer.Coding
  // widgetgen:end
}

// widgetgen: name = label, alias = text
final class Label: Layer {
  let title: String
  // widgetgen: unknown = Spacer
  var icon: Node?
  // widgetgen: unknown = skip
  var rest: [String: Node]?

  func validate() throws {
    if title.isEmpty { throw UnknownNameError(title, in: "Label", known: []) }
  }

  // widgetgen:inline:auto:Label.Coding
  // widgetgen:end
}

// widgetgen: codable
struct Screen {
  var root: Node
  // widgetgen: unknown = skip
  var nodes: [Node]?
  // widgetgen: lossy
  var lossy: [Node]?
  var label: Label?
  var header: Header?
}

// widgetgen: family, tag = kind
enum Header {
  case node(Node)
  // widgetgen: name = bar, alias = menu
  case bar
}

// widgetgen: family, content = properties
class Shape: Codable {
  let name: String?

  // widgetgen:inline:auto:Shape.Coding
  // widgetgen:end
}

final class Circle: Shape {
  let radius: Int

  // widgetgen:inline:auto:Circle.Coding
  // widgetgen:end
}

// widgetgen: codable
struct Drawing {
  // widgetgen: oneOrMany
  var shapes: [Shape]
}

// widgetgen: family = untagged
class Size: Codable {
  // widgetgen:inline:auto:Size.Coding
  // widgetgen:end
}

final class Fixed: Size {
  let width: Int

  // widgetgen:inline:auto:Fixed.Coding
  // widgetgen:end
}

final class Relative: Size {
  let fraction: Double

  // widgetgen:inline:auto:Relative.Coding
  // widgetgen:end
}
