import WidgetSource

/// The messages about contracts themselves.
enum ContractDiagnostics {
  /// The rule of texts that are no contract.
  static let contractID = "contract"

  static func unreadable(
    _ message: String, in file: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(id: contractID, message: message, file: file, range: range)
  }
}
