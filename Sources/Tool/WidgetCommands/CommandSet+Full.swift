import ObjectiveCHeaders
import SourceryCommands
package import WidgetDriver
import WidgetScaffold
import WidgetSource
import WireContract

extension CommandSet {
  /// All commands, for the tool that users call.
  package static let full = CommandSet(
    [
      .generate, .check, .contract, .validate, .scaffold, .initialize, .adopt, .leave, .migrate,
      .sourcery, .explain(.full), .doctor, .templates, .render, .dump, .completions, .man,
    ], fallback: .generate, rules: .full)
}

extension RuleCatalogue {
  /// The rules of all commands.
  package static let full = RuleCatalogue(
    generating.rules + Rule.ofCommands + Rule.ofSourcery + Rule.ofContracts + Rule.ofHeaders
      + Rule.ofScaffold, pages: .all)
}

extension Rule {
  /// The rules of WidgetCommands, sorted by id. Each rule is declared next to its diagnostic.
  static let ofCommands: [Rule] = [
    .cannotAdopt, .cannotLeave, .noLibclang, .unreadableHeader,
  ]
}
