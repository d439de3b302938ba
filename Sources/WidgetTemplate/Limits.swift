/// How much one rendering may cost before it stops with an error: a template is a program, and
/// some never end.
package struct Limits: Hashable, Sendable {
  /// Bytes of output, and of what `set`, `map` and filters collect on the way.
  package var outputBytes = 256 << 20
  /// Rounds of loops and calls of macros in all.
  package var rounds = 100_000_000
  /// Tags within tags, through macros and other templates: what keeps the stack from running out.
  package var depth = 500
  /// Elements of a range, `1...n`.
  package var rangeElements = 10_000_000

  package init() {}
}
