import WidgetRuntime

// widgetgen: codable
struct Tree: Sendable {
  var node: Node?
}

// widgetgen: codable
struct Node: Sendable {
  var trees: [String: Tree]
}
