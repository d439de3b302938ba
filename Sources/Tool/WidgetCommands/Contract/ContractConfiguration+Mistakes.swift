import WidgetDriver
import WidgetSource
import WireContract

/// Mistakes in the section `contract` that only the commands about contracts can find.
extension ContractConfiguration {
  /// Reports names in `severity` and `accept` that are not rules about changes.
  func unknownRules() -> [Diagnostic] {
    guard let text else { return [] }
    let known = Rule.ofChanges.map(\.id)
    let named =
      severities.map { ($0.rule, $0.range) } + accepts.map { ($0.rule, $0.ruleRange) }
    return named.filter { !known.contains($0.0) }
      .map { rule, range in
        Self.problem(ofRule: rule).map {
          Diagnostic(rule: .unknownWord, message: $0, file: text.path, range: range)
        } ?? DriverDiagnostics.unknownWord(rule, known: known, at: range, in: text)
      }
  }

  /// Returns the problem of a name that is a rule about sources or payloads, such as `missing-key`. Returns nil for any
  /// other name.
  static func problem(ofRule name: String) -> String? {
    let isOther =
      RuleCatalogue.generating.ids.contains(name) || Rule.ofContracts.contains { $0.id == name }
    guard isOther, !Rule.ofChanges.contains(where: { $0.id == name }) else { return nil }
    return "the rule '\(name)' is not about changes of the contract, so it has no severity here"
  }

  /// Reports a root that the contract does not describe.
  func unknownRoot(_ root: String, in contract: Contract) -> Diagnostic {
    let near = Suggestion.nearest(to: root, in: contract.types.keys)
    return Diagnostic(
      rule: .wrongValue,
      message: "the contract has no type '\(root)'"
        + (near.map { "; did you mean '\($0)'?" } ?? ""),
      file: text?.path ?? ConfigurationFile.name, range: rootRange)
  }
}
