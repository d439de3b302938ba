import WidgetRuntime

/// The subclasses are distinguished by their names.
// widgetgen: family, tag = kind, nameStyle = snake_case, keyStyle = snake_case
open class Node: Codable, Equatable {
  let nodeID: String
  let mask: Node?
  var children: [Node] = []

  public static func == (left: Node, right: Node) -> Bool { left.nodeID == right.nodeID }

  // widgetgen:inline:auto:Node.Coding
  // widgetgen:end
}

/// A class between the base class and the named classes.
// widgetgen: skip
public class Layer: Node {}

/// A class without properties inherits its coding.
class Spacer: Layer {}

class WideSpacer: Spacer {
  var width = 1

  // widgetgen:inline:auto:WideSpacer.Coding
  // widgetgen:end
}

// widgetgen: name = label, alias = text
final class TextLabel: Layer {
  let fontSize: Int?

  // widgetgen:inline:auto:TextLabel.Coding
  // widgetgen:end
}

#if DEBUG
// widgetgen: unknown = skip
final class Overlay: Node {
  var nodes: [Node]
  // widgetgen: unknown = throw
  var named: [String: Node]?

  // widgetgen:inline:auto:Overlay.Coding
  // widgetgen:end
}
#endif

/// A property of a concrete class is coded as this class.
// widgetgen: codable
struct Screen {
  var root: Node
  var title: TextLabel?
  // widgetgen: unknown = Spacer
  var footer: Node?
  // widgetgen: lossy, oneOrMany
  var nodes: [Node]
}

// widgetgen: equatable
struct Pair: Equatable {
  var first: Node
  var rest: [Node]?
}

// widgetgen: family
enum Content {
  case node(node: Node, others: [Node])
  case nothing
}

/// `Codable` requires generated coding, because of the property's type.
struct Page: Codable {
  var node: Node
}
