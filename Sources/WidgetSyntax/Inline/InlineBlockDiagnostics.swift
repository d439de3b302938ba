package import WidgetSource

/// What can be wrong with the markers of inline blocks, in alphabetical order.
extension Diagnostic {
  package static func duplicateInlineBlock(
    _ name: String, first: SourceRange, in firstFile: ParsedFile, at place: SourceRange,
    of file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "duplicate-inline-block",
      message: "inline block '\(name)' occurs twice; remove one of them",
      file: file.source.path, range: place,
      notes: [Note(message: "also here", file: firstFile.source.path, range: first)])
  }

  static func inlineMarkerAfterCode(at place: SourceRange, _ file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "inline-marker-after-code",
      message: "the marker of an inline block must be on a line of its own",
      file: file.source.path, range: place)
  }

  static func malformedInlineBlock(
    _ name: String, at place: SourceRange, _ file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "malformed-inline-block",
      message: "'inline:' takes one name without white space, not '\(name)'",
      file: file.source.path, range: place)
  }

  static func mismatchedInlineEnd(
    _ name: String, opened: SourceRange, at place: SourceRange, _ file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "mismatched-inline-end",
      message: "inline block '\(name)' begins and ends with different prefixes; "
        + "use 'widgetgen:' or 'sourcery:' for both",
      file: file.source.path, range: place,
      notes: [Note(message: "opened here", file: file.source.path, range: opened)])
  }

  static func nestedInlineBlock(
    _ name: String, opened: SourceRange, at place: SourceRange, _ file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "nested-inline-block",
      message: "inline block '\(name)' is not closed before the next one; "
        + "restore its 'end' marker",
      file: file.source.path, range: place,
      notes: [Note(message: "opened here", file: file.source.path, range: opened)])
  }

  static func orphanedInlineEnd(at place: SourceRange, _ file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "orphaned-inline-end", severity: .warning,
      message: "this 'end' marker has no inline block; remove it",
      file: file.source.path, range: place)
  }

  static func unclosedInlineBlock(
    _ name: String, at place: SourceRange, _ file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "unclosed-inline-block",
      message:
        "inline block '\(name)' has no 'end' marker; write '// widgetgen:end' after its last line",
      file: file.source.path, range: place)
  }
}
