/// What happens to white space around tags that say nothing of it themselves with `-`.
package enum WhitespaceControl: Sendable {
  /// Nothing is touched: what Stencil does.
  case asWritten
  /// Lines that rendering left empty are taken away, but not those that are empty in the template:
  /// what Sourcery does.
  case sourcery
}
