/// What `explain` and docs/rules.md say about one kind of diagnostic.
package struct Rule: Sendable {
  /// The name in the brackets of the diagnostic.
  package let id: String
  /// One line, without a full stop.
  package let summary: String
  /// Why it is reported and what to do, in Markdown without headings.
  package let explanation: String

  init(_ id: String, _ summary: String, _ explanation: String) {
    self.id = id
    self.summary = summary
    self.explanation = explanation
  }

  /// The page of the documentation that has the rule.
  var helpURI: String { "\(ToolVersion.documentation)/rules/#\(id)" }
}

/// Every rule, sorted by id.
package enum RuleCatalogue {
  /// All rules, sorted by id.
  package static let rules =
    (syntax + annotations + types + families + placement + files + contract + changes + views)
    .sorted { $0.id < $1.id }

  static let ids = rules.map(\.id)

  static func rule(_ id: String) -> Rule? { rules.first { $0.id == id } }
}
