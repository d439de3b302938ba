/// The severity of a diagnostic. If a diagnostic is an error, no generated file is written.
package enum Severity: String, CaseIterable, Comparable, Hashable, Sendable {
  case info, warning, error

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// A message to the user about a file, usually about a position in it.
///
/// For example: `Button.swift:12:7: error: two cases of 'Button' have the name 'link'; …
/// [duplicate-name]`.
package struct Diagnostic: Error, Hashable, Sendable {
  /// The rule's stable name in kebab-case. It is printed in brackets and documented.
  package var id: String
  package var severity: Severity
  /// The message: lower case, without a full stop, names in single quotes.
  package var message: String
  /// The path of the file, as in its `SourceFile`.
  package var file: String
  /// The position in `file`, or nil if the message is about the whole file.
  package var range: SourceRange?
  /// Other positions that explain the message, such as "first used here".
  package var notes: [Note]
  /// The edits that make the suggested change. Empty if the user must choose or write the change.
  package var fix: [SourceEdit]
  /// The part of a contract that the diagnostic is about, or nil if it is not about such a part.
  package var subject: Subject?

  package init(
    id: String, severity: Severity = .error, message: String, file: String,
    range: SourceRange? = nil, notes: [Note] = [], fix: [SourceEdit] = []
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.file = file
    self.range = range
    self.notes = notes
    self.fix = fix
  }

  /// - Parameter severity: one of the rule's severities, or nil for the rule's usual severity.
  package init(
    rule: Rule, severity: Severity? = nil, message: String, file: String,
    range: SourceRange? = nil, notes: [Note] = [], fix: [SourceEdit] = []
  ) {
    self.init(
      id: rule.id, severity: severity ?? rule.severity, message: message, file: file, range: range,
      notes: notes, fix: fix)
  }

  /// A part of a contract, by its names in the JSON and in Swift: `label.text` and `Label.text`.
  package struct Subject: Hashable, Sendable {
    package var at: String
    package var swift: String
    /// A payload that shows the problem, or nil if there isn't one.
    package var payload: String?

    package init(at: String, swift: String) {
      self.at = at
      self.swift = swift
    }
  }

  /// Another position of a diagnostic, with its own message.
  package struct Note: Hashable, Sendable {
    package var message: String
    package var file: String
    package var range: SourceRange?

    package init(message: String, file: String, range: SourceRange? = nil) {
      self.message = message
      self.file = file
      self.range = range
    }
  }
}

extension Sequence<Diagnostic> {
  /// Whether one of the diagnostics is an error.
  package var hasErrors: Bool { contains { $0.severity == .error } }
}

extension [Diagnostic] {
  /// Appends a diagnostic to the diagnostics of its file, unless there are already a thousand. The
  /// first error is always appended.
  ///
  /// A large file that is not Swift would otherwise fill the memory with diagnostics.
  package mutating func add(_ diagnostic: Diagnostic) {
    let isFirstError = diagnostic.severity == .error && last?.severity != .error
    if count < 1000 || isFirstError { append(diagnostic) }
  }
}

extension Diagnostic {
  /// Whether the first diagnostic is printed before the second. Diagnostics are sorted by file,
  /// then by position, then by id and message.
  package static func isOrderedBefore(_ first: Diagnostic, _ second: Diagnostic) -> Bool {
    if first.file != second.file { return first.file < second.file }
    let (left, right) = (first.range?.start ?? 0, second.range?.start ?? 0)
    if left != right { return left < right }
    return (first.id, first.message) < (second.id, second.message)
  }
}
