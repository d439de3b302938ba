import WidgetGenerator
package import WidgetSource

/// The rules that an executable, `widgetgen` or `widgetgen-build`, reports. Each rule is declared next to its
/// diagnostics.
package struct RuleCatalogue: Sendable {
  /// The rules, sorted by id.
  package let rules: [Rule]
  /// The pages that explain the rules.
  package let pages: RulePages

  package init(_ rules: [Rule], pages: RulePages = RulePages([])) {
    self.rules = rules.stablySorted { $0.id < $1.id }
    self.pages = pages
  }

  /// The rules about generating code. Comments in sources can silence only these rules.
  package static let generating = RuleCatalogue(Rule.ofGeneration + Rule.ofDriver)

  package var ids: [String] { rules.map(\.id) }

  /// Returns the rule with the given id, or nil if there isn't one.
  package func rule(_ id: String) -> Rule? { rules.first { $0.id == id } }
}

extension Rule {
  /// The address of the rule's section in the documentation.
  var helpURI: String { "\(ToolVersion.documentation)/rules/#\(id)" }
}
