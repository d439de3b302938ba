/// What happens to white space around tags that say nothing of it themselves with `-`.
package enum WhitespaceControl: Sendable {
  /// Nothing is touched: what Stencil does.
  case asWritten
  /// Lines that rendering left empty are taken away, but not those that are empty in the template:
  /// what Sourcery does.
  case sourcery

  /// A line of a value that is to stay empty where empty lines are removed.
  package static let emptyLine = "\u{0B}"
}
