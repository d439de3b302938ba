/// A tag, a variable or a piece of text, ready to be rendered.
package protocol Node: AnyObject, Sendable {
  /// Adds what the node prints to the output.
  func render(in context: inout Context) throws(TemplateFailure)
}
