package import WidgetSource

/// Diagnostics about the markers of inline blocks, in alphabetical order.
extension Diagnostic {
  package static func duplicateInlineBlock(
    _ name: String, first: SourceRange, in firstFile: ParsedFile, at place: SourceRange,
    of file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .duplicateInlineBlock,
      message: "inline block '\(name)' occurs twice; remove one of the blocks",
      file: file.source.path, range: place,
      notes: [Note(message: "also here", file: firstFile.source.path, range: first)])
  }

  static func inlineMarkerAfterCode(at place: SourceRange, _ file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .inlineMarkerAfterCode,
      message:
        "the marker of an inline block must be on its own line; move the code to another line",
      file: file.source.path, range: place)
  }

  static func malformedInlineBlock(
    _ name: String, at place: SourceRange, _ file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .malformedInlineBlock,
      message: "'inline:' requires one name without white space, not '\(name)'",
      file: file.source.path, range: place)
  }

  static func mismatchedInlineEnd(
    _ name: String, opened: SourceRange, at place: SourceRange, _ file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .mismatchedInlineEnd,
      message: "inline block '\(name)' begins and ends with different prefixes; "
        + "use 'widgetgen:' or 'sourcery:' for both",
      file: file.source.path, range: place,
      notes: [Note(message: "opened here", file: file.source.path, range: opened)])
  }

  static func nestedInlineBlock(
    _ name: String, opened: SourceRange, at place: SourceRange, _ file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .nestedInlineBlock,
      message: "inline block '\(name)' is not closed before the next one; "
        + "restore its 'end' marker",
      file: file.source.path, range: place,
      notes: [Note(message: "opened here", file: file.source.path, range: opened)])
  }

  static func orphanedInlineEnd(at place: SourceRange, _ file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .orphanedInlineEnd,
      message: "this 'end' marker has no inline block; remove it",
      file: file.source.path, range: place)
  }

  static func unclosedInlineBlock(
    _ name: String, at place: SourceRange, _ file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .unclosedInlineBlock,
      message:
        "inline block '\(name)' has no 'end' marker; write '// widgetgen:end' after its last line",
      file: file.source.path, range: place)
  }
}

extension Rule {
  static let duplicateInlineBlock = Rule(
    "duplicate-inline-block", .error, title: "Two inline blocks have the same name")

  static let inlineMarkerAfterCode = Rule(
    "inline-marker-after-code", .error, title: "A marker of an inline block follows code")

  static let malformedInlineBlock = Rule(
    "malformed-inline-block", .error, title: "The name of an inline block is invalid")

  static let mismatchedInlineEnd = Rule(
    "mismatched-inline-end", .error,
    title: "An inline block begins and ends in different spellings")

  static let nestedInlineBlock = Rule(
    "nested-inline-block", .error, title: "An inline block is inside another one")

  static let orphanedInlineEnd = Rule(
    "orphaned-inline-end", .warning, title: "An 'end' marker has no block")

  static let unclosedInlineBlock = Rule(
    "unclosed-inline-block", .error, title: "An inline block has no 'end' marker")
}
