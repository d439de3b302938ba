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
      .map { DriverDiagnostics.unknownWord($0.0, known: known, at: $0.1, in: text) }
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
