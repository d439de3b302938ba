import WidgetGenerator
package import WidgetSource

/// Every rule, sorted by id.
///
/// The modules that generating needs declare theirs next to the diagnostics. The rules of other commands are in this
/// folder: the tool of the plugins does not link their modules, but accepts the ids in comments and configurations.
package enum RuleCatalogue {
  /// All rules, sorted by id.
  package static let rules =
    (Rule.ofGeneration + Rule.ofDriver + migration + contract + changes + views)
    .sorted { $0.id < $1.id }

  static let ids = rules.map(\.id)

  static func rule(_ id: String) -> Rule? { rules.first { $0.id == id } }
}

extension Rule {
  /// The page of the documentation that has the rule.
  var helpURI: String { "\(ToolVersion.documentation)/rules/#\(id)" }
}
