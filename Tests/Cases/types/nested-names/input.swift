// widgetgen: family
protocol Node: Codable {}

enum Widgets {
  typealias Input = [String: Int]

  struct Tree: Node {
    var children: [Tree]
    var parent: [String: Tree]
    var input: Input
  }

  // widgetgen: family = untagged
  indirect enum Value {
    case list([Value])
    case input(Input)
    case text(String)
  }
}
