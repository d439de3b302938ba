package import WidgetSource

/// The reason why a template cannot be parsed or rendered.
package struct TemplateFailure: Error, Sendable {
  /// The errors, in the order in which they were found. Their positions may be in several files. There is at least one
  /// in a failure that `Template` returns.
  package var diagnostics: [Diagnostic]
  /// The templates that the diagnostics refer to, by path, for `DiagnosticFormatter`.
  package var files: [String: SourceFile]

  package init(diagnostics: [Diagnostic], files: [String: SourceFile]) {
    self.diagnostics = diagnostics
    self.files = files
  }

  /// Creates a failure with a single message.
  init(_ message: String, at range: SourceRange, in source: SourceFile) {
    diagnostics = [
      Diagnostic(rule: .template, message: message, file: source.path, range: range)
    ]
    files = [source.path: source]
  }

  /// Returns the failure with a note such as "included here". A diagnostic gets at most four notes,
  /// which is enough for a template that includes itself.
  func noting(_ message: String, at range: SourceRange, in source: SourceFile) -> TemplateFailure {
    var failure = self
    for index in failure.diagnostics.indices where failure.diagnostics[index].notes.count < 4 {
      failure.diagnostics[index].notes.append(
        Diagnostic.Note(message: message, file: source.path, range: range))
    }
    failure.files[source.path] = source
    return failure
  }
}

extension Rule {
  static let endTag = Rule("end-tag", .warning)
  static let template = Rule("template", .error)
}
