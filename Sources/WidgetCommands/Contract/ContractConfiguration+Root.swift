import WidgetDriver
import WidgetSource
import WireContract

extension ContractConfiguration {
  /// Reports a root that the contract does not describe.
  func unknownRoot(_ root: String, in contract: Contract) -> Diagnostic {
    let near = Suggestion.nearest(to: root, in: contract.types.keys)
    return Diagnostic(
      rule: .wrongValue,
      message: "no type '\(root)' is in the contract"
        + (near.map { "; did you mean '\($0)'?" } ?? ""),
      file: text?.path ?? ConfigurationFile.name, range: rootRange)
  }
}
