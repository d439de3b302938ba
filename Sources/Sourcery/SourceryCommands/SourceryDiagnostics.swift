import WidgetDriver
package import WidgetSource

/// Diagnostics of the commands that replace Sourcery, in alphabetical order.
enum SourceryDiagnostics {
  static func cannotMigrate(_ message: String, in file: String) -> Diagnostic {
    Diagnostic(rule: .cannotMigrate, message: message, file: file)
  }

  static func swiftTemplate(
    _ message: String, in file: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(rule: .swiftTemplate, message: message, file: file, range: range)
  }

  static func unreadYAML(_ problem: YAMLProblem, path: String) -> Diagnostic {
    let message =
      switch problem.kind {
      case .anchor: "anchors, aliases and tags are not supported; write out the value"
      case .bracket: "this bracket is not closed; close it"
      case .document:
        "only the first document of a file is read; move this document to its own file"
      case .line:
        """
        expected 'key: value' or '- item'; write a text on one line, or write '|' and the text on \
        the next lines
        """
      case .mark: "text after the start of a document is not supported; write it on the next line"
      case .quote: "a quoted text must end on the same line; write it on one line"
      }
    return Diagnostic(rule: .unreadYAML, message: message, file: path, range: problem.range)
  }

  static func unsupportedSourceryKey(
    _ message: String, in file: String, at range: SourceRange?
  ) -> Diagnostic {
    Diagnostic(rule: .unsupportedSourceryKey, message: message, file: file, range: range)
  }
}

extension Rule {
  /// The rules of SourceryCommands, sorted by id.
  package static let ofSourcery: [Rule] = [
    .cannotMigrate, .swiftTemplate, .unreadYAML, .unsupportedSourceryKey,
  ]

  static let cannotMigrate = Rule("cannot-migrate", .error, title: "Sourcery cannot be replaced")

  static let swiftTemplate = Rule(
    "swift-template", .error, title: "A template in Swift does not compile or fails")

  static let unreadYAML = Rule(
    "unread-yaml", .error, title: "Part of a .sourcery.yml cannot be read")

  static let unsupportedSourceryKey = Rule(
    "unsupported-sourcery-key", .error, title: "A key of a Sourcery configuration is not supported")
}
