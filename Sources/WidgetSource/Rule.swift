/// A kind of diagnostic: its id, and the text that `explain` and docs/rules.md print.
///
/// Each rule is declared next to the diagnostics that report it.
package struct Rule: Sendable {
  /// The name in the brackets of the diagnostic.
  package let id: String
  /// One line, without a full stop.
  package let summary: String
  /// Why it is reported and what to do, in Markdown without headings.
  package let explanation: String

  package init(_ id: String, _ summary: String, _ explanation: String) {
    self.id = id
    self.summary = summary
    self.explanation = explanation
  }
}

extension Rule {
  /// The rules of WidgetSource, sorted by id; each is declared next to its diagnostic.
  package static let ofSource: [Rule] = [.json, .mergeConflict]
}
