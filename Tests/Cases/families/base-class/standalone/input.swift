import WidgetRuntime

/// The subclasses are distinguished by their names.
// widgetgen: family, tag = kind, nameStyle = snake_case, keyStyle = snake_case
open class Node: Codable, Equatable {
  let nodeID: String
  let mask: Node?
  var children: [Node] = []

  public static func == (left: Node, right: Node) -> Bool { left.nodeID == right.nodeID }

  // widgetgen:inline:auto:Node.Coding
  private typealias WidgetInterface = WidgetCoding.Interface1

  public required init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: WireKey.self)
      nodeID = try fields.decode(String.self, forKey: "node_id")
      mask = try fields.decodeIfPresent(AnyNode.self, forKey: "mask")?.value
      children = try WidgetCoding.decodeIfPresent(listOf: AnyNode.self, forKey: "children", from: fields) ?? []
  }

  open func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: WireKey.self)
      try fields.encode(nodeID, forKey: "node_id")
      try fields.encodeIfPresent(mask.map(AnyNode.init), forKey: "mask")
      try fields.encode(children.map(AnyNode.init), forKey: "children")
  }
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
  private typealias WidgetInterface = WidgetCoding.Interface1

  required init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: WireKey.self)
      width = try fields.decodeIfPresent(Int.self, forKey: "width") ?? 1
      try super.init(from: decoder)
  }

  override func encode(to encoder: any Encoder) throws {
      try super.encode(to: encoder)
      var fields = encoder.container(keyedBy: WireKey.self)
      try fields.encode("wide_spacer", forKey: "kind")
      try fields.encode(width, forKey: "width")
  }
  // widgetgen:end
}

// widgetgen: name = label, alias = text
final class TextLabel: Layer {
  let fontSize: Int?

  // widgetgen:inline:auto:TextLabel.Coding
  private typealias WidgetInterface = WidgetCoding.Interface1

  required init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: WireKey.self)
      fontSize = try fields.decodeIfPresent(Int.self, forKey: "font_size")
      try super.init(from: decoder)
  }

  override func encode(to encoder: any Encoder) throws {
      try super.encode(to: encoder)
      var fields = encoder.container(keyedBy: WireKey.self)
      try fields.encode("label", forKey: "kind")
      try fields.encodeIfPresent(fontSize, forKey: "font_size")
  }
  // widgetgen:end
}

#if DEBUG
// widgetgen: unknown = skip
final class Overlay: Node {
  var nodes: [Node]
  // widgetgen: unknown = throw
  var named: [String: Node]?

  // widgetgen:inline:auto:Overlay.Coding
  private typealias WidgetInterface = WidgetCoding.Interface1

  required init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: WireKey.self)
      nodes = try fields.decode(WidgetCoding.KnownArray<AnyNode>.self, forKey: "nodes").elements.map(\.value)
      named = try fields.decodeIfPresent([String: AnyNode].self, forKey: "named")?.mapValues(\.value)
      try super.init(from: decoder)
  }

  override func encode(to encoder: any Encoder) throws {
      try super.encode(to: encoder)
      var fields = encoder.container(keyedBy: WireKey.self)
      try fields.encode("overlay", forKey: "kind")
      try fields.encode(nodes.map(AnyNode.init), forKey: "nodes")
      try fields.encodeIfPresent(named?.mapValues(AnyNode.init), forKey: "named")
  }
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
