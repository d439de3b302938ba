import WidgetSource

/// The messages about contracts themselves.
enum ContractDiagnostics {
  static func unreadable(
    _ message: String, in file: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(rule: .contract, message: message, file: file, range: range)
  }
}
