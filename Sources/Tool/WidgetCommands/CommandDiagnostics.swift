import WidgetDriver
import WidgetSource

/// Diagnostics of the commands in this module, in alphabetical order.
enum CommandDiagnostics {
  static func cannotAdopt(_ message: String, in file: String) -> Diagnostic {
    Diagnostic(rule: .cannotAdopt, message: message, file: file)
  }

  static func cannotLeave(_ message: String, in file: String) -> Diagnostic {
    Diagnostic(rule: .cannotLeave, message: message, file: file)
  }

  static func staleContract(path: String, isMissing: Bool) -> Diagnostic {
    Diagnostic(
      rule: .stale,
      message: isMissing ? "the contract is missing" : "the contract is not up to date", file: path)
  }
}

extension Rule {
  static let cannotAdopt = Rule(
    "cannot-adopt", .error, title: "Hand-written coding cannot be replaced")

  static let cannotLeave = Rule(
    "cannot-leave", .error, title: "Generated code cannot become your own code")
}
