package import WidgetSource

extension Diagnostic {
  /// Creates a diagnostic about a range of a parsed file.
  ///
  /// - Parameter severity: one of the rule's severities, or nil for the rule's usual severity.
  package init(
    _ rule: Rule, severity: Severity? = nil, _ message: String, at range: SourceRange,
    in file: ParsedFile, notes: [Note] = [], fix: [SourceEdit] = []
  ) {
    self.init(
      rule: rule, severity: severity, message: message, file: file.source.path, range: range,
      notes: notes, fix: fix)
  }

  /// Creates a diagnostic about an unknown word. The message ends with the nearest known word, or with a remedy.
  ///
  /// - Parameter problem: the message without its end.
  package init(
    _ rule: Rule, _ problem: String, unknown word: String, known: [String], remedy: String,
    at range: SourceRange, in file: ParsedFile
  ) {
    let cure = Suggestion.nearest(to: word, in: known).map { "did you mean '\($0)'?" } ?? remedy
    let fix = Suggestion.correction(of: word, in: known).map {
      file.replacing(word, in: range, with: $0)
    }
    self.init(rule, "\(problem); \(cure)", at: range, in: file, fix: fix ?? [])
  }
}

extension Diagnostic.Note {
  /// Creates a note about a range of a parsed file.
  package init(_ message: String, at range: SourceRange, in file: ParsedFile) {
    self.init(message: message, file: file.source.path, range: range)
  }
}
