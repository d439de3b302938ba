import WidgetDriver
import WidgetSource

/// The messages of single commands, in alphabetical order.
extension DriverDiagnostics {
  static func cannotMigrate(_ message: String, in file: String) -> Diagnostic {
    Diagnostic(id: "cannot-migrate", message: message, file: file)
  }

  static func staleContract(path: String, isMissing: Bool) -> Diagnostic {
    Diagnostic(
      rule: .stale,
      message: isMissing ? "the contract is missing" : "the contract is not up to date", file: path)
  }

  static func unreadYAML(_ problem: YAMLProblem, path: String) -> Diagnostic {
    let message =
      switch problem.kind {
      case .anchor: "anchors, aliases and tags are not supported; write out the value"
      case .bracket: "a bracket here is never closed; close it"
      case .document:
        "a second document begins here, and only one is read; move it to a file of its own"
      case .line:
        """
        this is neither 'key: value' nor '- item' of the lines above; write a text on one line, or \
        on lines of its own after '|'
        """
      case .mark: "text after the start of a document is not supported; write it on the next line"
      case .quote: "a text in quotes does not end on its line; write it on one"
      }
    return Diagnostic(id: "unread-yaml", message: message, file: path, range: problem.range)
  }

  static func unsupportedSourceryKey(
    _ message: String, in file: String, at range: SourceRange?
  ) -> Diagnostic {
    Diagnostic(id: "unsupported-sourcery-key", message: message, file: file, range: range)
  }
}
