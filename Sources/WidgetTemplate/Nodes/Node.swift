/// A tag, a variable or a piece of text, ready to be rendered.
package protocol Node: AnyObject, Sendable {
  /// Adds what the node prints to the output.
  func render(in context: inout Context) throws(TemplateFailure)

  /// Whether the node does nothing but print, and prints the same whenever the variables of these
  /// symbols have the same values. False, the default, when that is not known.
  func isDetermined(by symbols: Set<Int>) -> Bool
}

extension Node {
  package func isDetermined(by symbols: Set<Int>) -> Bool { false }
}
