import WidgetSource

/// What the scanner has to say, one function per message, in alphabetical order.
enum SyntaxDiagnostics {
  static let unbalancedBraceID = "unbalanced-brace"

  static func conditionalWithoutStart(
    _ directive: String, in file: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "conditional-without-start", message: "'\(directive)' without an '#if' before it",
      file: file, range: range)
  }

  static func danglingAnnotation(in file: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "dangling-annotation", severity: .warning,
      message: "this annotation is not attached to a declaration; write it on the line above one",
      file: file, range: range)
  }

  static func expectedBody(
    _ keyword: String, in file: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "expected-body", message: "expected '{' to begin the body of the '\(keyword)'",
      file: file, range: range)
  }

  static func expectedName(
    after keyword: String, in file: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "expected-name", message: "expected a name after '\(keyword)'", file: file, range: range)
  }

  static func expectedType(in file: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "expected-type", message: "expected a type here", file: file, range: range)
  }

  static func nestingTooDeep(in file: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "nesting-too-deep", message: "nested too deeply to be read; split it up", file: file,
      range: range)
  }

  static func notSwift(in file: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "not-swift", message: "this file is not Swift source text; exclude it from the sources",
      file: file, range: range)
  }

  static func notText(in file: String, at offset: Int) -> Diagnostic {
    Diagnostic(
      id: "not-text",
      message: "not a Swift source: this byte is not valid UTF-8; convert the file, or exclude it",
      file: file, range: SourceRange(offset..<offset + 1))
  }

  static func unbalancedBrace(
    _ brace: String, in file: String, at range: SourceRange
  ) -> Diagnostic {
    let message =
      brace == "}" ? "unmatched '}'; a '{' is missing before it" : "'\(brace)' is not closed"
    return Diagnostic(id: unbalancedBraceID, message: message, file: file, range: range)
  }

  static func unclosedAnnotations(in file: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "unclosed-annotations",
      message:
        "these annotations apply to everything that follows; write '// widgetgen:end' where they "
        + "end, or '// widgetgen:file:' for the whole file", file: file, range: range)
  }

  static func unexpectedAnnotationText(
    _ text: String, in file: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "unexpected-annotation-text",
      message: "'\(text)' is not an annotation; separate annotations with ',' and close quotes",
      file: file, range: range)
  }

  static func unknownSyntax(in file: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "unknown-syntax", severity: .warning,
      message: "expected a declaration; skipped to the next one", file: file, range: range)
  }

  static func unterminatedComment(in file: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "unterminated-comment", message: "'/*' is not closed by a '*/'", file: file,
      range: range)
  }

  static func unterminatedConditional(in file: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "unterminated-conditional", message: "'#if' is not closed by an '#endif'", file: file,
      range: range)
  }

  static func unterminatedString(in file: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "unterminated-string", message: "this string literal is not closed", file: file,
      range: range)
  }
}
