/// A tag, a variable or a text that can be rendered.
package protocol Node: AnyObject, Sendable {
  /// Appends the text of the node to the output, or performs its effect, such as setting a variable.
  func render(in context: inout Context) throws(TemplateFailure)

  /// Whether the node only prints text, and this text depends only on the variables with these symbols. The default is
  /// false.
  func isDetermined(by symbols: Set<Int>) -> Bool
}

extension Node {
  package func isDetermined(by symbols: Set<Int>) -> Bool { false }
}
