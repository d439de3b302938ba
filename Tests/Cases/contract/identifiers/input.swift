import WidgetRuntime

// widgetgen: codable
struct Screen: Identifiable {
  var id: String
  var start: Node.ID
  var others: [Node.ID]?
  var parents: [Node.ID: Screen.ID]?
  var owner: Owner.ID?
  var leaf: Leaf.ID?
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
