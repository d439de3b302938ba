import WidgetRuntime

// widgetgen: codable
struct Screen: Identifiable {
  var id: String
  var start: Node.ID
  var others: [Node.ID]?
  var parents: [Node.ID: Screen.ID]?
  var owner: Owner.ID?
  var leaf: Leaf.ID?
  var alias: NodeID?
  var own: ID?
  var same: Self.ID?
  var indirect: Reference.ID?
  var generic: Box<Int>.ID?
}

typealias NodeID = Node.ID

// widgetgen: codable
struct Reference: Identifiable {
  let id: Node.ID
}

struct Box<Value: Hashable & Codable>: Identifiable {
  let id: Value
}

// widgetgen: codable
struct Node: Identifiable {
  typealias Number = Int
  let id: Number
}

// The type declares its own `ID`.
// widgetgen: codable
struct Owner: Identifiable {
  typealias ID = Bool
  var id: Bool
}

class Base: Identifiable {
  let id: String
  init(id: String) { self.id = id }
}

final class Leaf: Base {}
