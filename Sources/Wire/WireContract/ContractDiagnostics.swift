package import WidgetSource

/// The messages about contracts themselves.
enum ContractDiagnostics {
  static func unreadable(
    _ message: String, in file: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(rule: .contract, message: message, file: file, range: range)
  }
}

extension Rule {
  /// The rules of WireContract; each is declared next to its diagnostic.
  package static let ofContracts =
    [.contract, .inexpressible, .invalidExample] + ofPayloads + ofChanges

  static let contract = Rule("contract", .error, title: "A contract cannot be read")
}
