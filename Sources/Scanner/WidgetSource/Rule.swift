/// A kind of diagnostic: its id and its severities.
///
/// Each rule is declared next to its diagnostics. A page of docs/rules has its title and explains it, with an example.
package struct Rule: Sendable {
  /// The name in the brackets of the diagnostic. It never changes, because comments in sources and
  /// configurations mention it.
  package let id: String
  /// The severities of the rule's diagnostics, the usual one first.
  package let severities: [Severity]

  package init(_ id: String, _ severities: Severity...) {
    self.id = id
    self.severities = severities
  }

  /// The severity of a diagnostic that does not specify one.
  package var severity: Severity { severities.first ?? .error }
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
