import WidgetSource

/// The nodes in a tag or in a whole template.
///
/// The nodes form a balanced tree of objects with constant properties instead of an array. A
/// constant lives as long as its object, so rendering a node needs no reference counting. Taking a
/// node from an array retains and releases the node, which would take half of the rendering time.
package struct Body: Sendable {
  let root: (any Node)?
  /// The range of the tag, for errors about the whole body.
  let place: SourceRange

  /// - Parameter place: the range of the tag that contains the nodes.
  init(_ nodes: [any Node], of place: SourceRange) {
    self.place = place
    root = Self.tree(of: nodes[...], place)
  }

  /// Whether the output depends only on the variables with these symbols.
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

/// Two consecutive nodes.
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
