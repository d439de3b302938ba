import WidgetSource

/// What is inside a tag, or in a whole template: its nodes, ready to be rendered one by one.
///
/// They are in a balanced tree of constants instead of an array. What a constant of an object
/// refers to lives as long as the object, so that rendering a node counts no references; taking it
/// out of an array counts two, which is half the time that rendering takes.
package struct Body: Sendable {
  let root: (any Node)?
  /// The tag, for errors about the body as a whole.
  let place: SourceRange

  /// - Parameter place: the tag around the nodes.
  init(_ nodes: [any Node], of place: SourceRange) {
    self.place = place
    root = Self.tree(of: nodes[...], place)
  }

  /// Whether all nodes are determined by the variables of these symbols.
  func isDetermined(by symbols: Set<Int>) -> Bool { root?.isDetermined(by: symbols) ?? true }

  private static func tree(of nodes: ArraySlice<any Node>, _ place: SourceRange) -> (any Node)? {
    guard let first = nodes.first else { return nil }
    if nodes.count == 1 { return first }
    let middle = nodes.startIndex + nodes.count / 2
    guard let left = tree(of: nodes[..<middle], place),
      let right = tree(of: nodes[middle...], place)
    else { return first }
    return NodePair(left, right, place: place)
  }
}

/// Two nodes, one after the other.
private final class NodePair: Node {
  private let first: any Node
  private let second: any Node
  private let place: SourceRange

  init(_ first: any Node, _ second: any Node, place: SourceRange) {
    self.first = first
    self.second = second
    self.place = place
  }

  func render(in context: inout Context) throws(TemplateFailure) {
    try first.render(in: &context)
    if context.exit != nil { return }
    try context.checkOutput(at: place)
    try second.render(in: &context)
  }

  func isDetermined(by symbols: Set<Int>) -> Bool {
    first.isDetermined(by: symbols) && second.isDetermined(by: symbols)
  }
}
