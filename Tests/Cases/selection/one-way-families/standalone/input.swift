import WidgetRuntime

// Types with a property of a family are coded in the directions that their annotations or conformances request.

// widgetgen: family, tag = "type"
protocol Node: Codable {}

struct Text: Node { var text: String }

// MARK: Conformances

struct Received: Decodable { var node: any Node }

struct Sent: Encodable { var nodes: [any Node] }

struct Both: Codable { var node: (any Node)? }

struct Extended { var node: any Node }

extension Extended: Decodable {}

enum Outer {
  struct Inner: Decodable { var node: any Node }
}

#if DEBUG
  struct Conditional: Encodable { var node: any Node }
#endif

// MARK: Annotations

// widgetgen: decodable
struct Reply: Decodable { var node: any Node }

// widgetgen: encodable
struct Request { var node: any Node }

// widgetgen: decodable
struct Stricter: Codable {
  var node: any Node
  func encode(to encoder: any Encoder) throws {}
}

// widgetgen: equatable
struct Compared: Decodable { var text: String; var node: any Node }

// No memberwise initializer is requested, so the class needs no block for one.
// widgetgen: decodable, encodable
final class Model: Codable {
  var node: any Node

  // widgetgen:inline:auto:Model.Coding
  private typealias WidgetInterface = WidgetCoding.Interface1

  init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: WireKey.self)
      node = try fields.decode(AnyNode.self, forKey: "node").value
  }

  func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: WireKey.self)
      try fields.encode(AnyNode(node), forKey: "node")
  }
  // widgetgen:end
}
