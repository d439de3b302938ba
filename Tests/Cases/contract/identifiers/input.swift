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
  var chained: Link0.ID?
}

struct Link0: Identifiable { let id: Link1.ID }
struct Link1: Identifiable { let id: Link2.ID }
struct Link2: Identifiable { let id: Link3.ID }
struct Link3: Identifiable { let id: Link4.ID }
struct Link4: Identifiable { let id: Link5.ID }
struct Link5: Identifiable { let id: Link6.ID }
struct Link6: Identifiable { let id: Link7.ID }
struct Link7: Identifiable { let id: Link8.ID }
struct Link8: Identifiable { let id: Link9.ID }
struct Link9: Identifiable { let id: Int }

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
