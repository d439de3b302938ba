import WidgetDriver
import WidgetSource

/// Diagnostics of the commands in this module.
enum CommandDiagnostics {
  static func staleContract(path: String, isMissing: Bool) -> Diagnostic {
    Diagnostic(
      rule: .stale,
      message: isMissing ? "the contract is missing" : "the contract is not up to date", file: path)
  }
}
