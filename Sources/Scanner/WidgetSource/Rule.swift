/// A kind of diagnostic: its id, its severities, and the text for `explain` and docs/rules.md.
///
/// Each rule is declared next to its diagnostics.
package struct Rule: Sendable {
  /// The name in the brackets of the diagnostic. It never changes, because comments in sources and
  /// configurations mention it.
  package let id: String
  /// The severities of the rule's diagnostics, the usual one first.
  package let severities: [Severity]
  /// A summary in one line, without a full stop.
  package let title: String
  /// The reason for the diagnostic and the remedy, in Markdown without headings.
  package let explanation: String
  /// A source that breaks the rule, or nil if a single source cannot show the mistake.
  package let example: Example?

  package init(
    _ id: String, _ severities: Severity..., title: String, explanation: String,
    example: Example? = nil
  ) {
    self.id = id
    self.severities = severities
    self.title = title
    self.explanation = explanation
    self.example = example
  }

  /// The severity of a diagnostic that does not specify one.
  package var severity: Severity { severities.first ?? .error }

  /// A source that breaks a rule, and the same source without the mistake.
  package struct Example: Sendable {
    /// The name of the runtime that the source is for.
    package let runtime: String
    package let wrong: String
    package let right: String

    package init(runtime: String = "standalone", wrong: String, right: String) {
      self.runtime = runtime
      self.wrong = wrong
      self.right = right
    }
  }
}

extension Rule: Hashable {
  /// Whether two rules have the same id.
  package static func == (left: Rule, right: Rule) -> Bool { left.id == right.id }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Rule {
  /// The rules of WidgetSource, sorted by id; each is declared next to its diagnostic.
  package static let ofSource: [Rule] = [.json, .mergeConflict]
}
