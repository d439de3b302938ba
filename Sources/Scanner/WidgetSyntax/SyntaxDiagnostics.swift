import WidgetSource

/// The diagnostics of the scanner, one function per message, in alphabetical order.
enum SyntaxDiagnostics {

  static func conditionalWithoutStart(
    _ directive: String, in file: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      rule: .conditionalWithoutStart,
      message: "'\(directive)' has no matching '#if'; add the '#if' or remove the directive",
      file: file, range: range)
  }

  static func danglingAnnotation(in file: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      rule: .danglingAnnotation,
      message: "this annotation is not attached to a declaration; "
        + "write it on the line above a declaration",
      file: file, range: range)
  }

  static func expectedBody(
    _ keyword: String, in file: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      rule: .expectedBody, message: "expected '{' to begin the body of the '\(keyword)'",
      file: file, range: range)
  }

  static func expectedName(
    after keyword: String, in file: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      rule: .expectedName, message: "expected a name after '\(keyword)'", file: file, range: range)
  }

  static func expectedType(in file: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      rule: .expectedType, message: "expected a type", file: file, range: range)
  }

  static func nestingTooDeep(in file: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      rule: .nestingTooDeep,
      message: "the nesting is too deep; split the code into several declarations", file: file,
      range: range)
  }

  static func notSwift(in file: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      rule: .notSwift, message: "this file is not Swift source text; exclude it from the sources",
      file: file, range: range)
  }

  static func notText(in file: String, at offset: Int) -> Diagnostic {
    Diagnostic(
      rule: .notText,
      message: "this byte is not text in UTF-8; convert the file to UTF-8 or exclude it",
      file: file, range: SourceRange(offset..<offset + 1))
  }

  static func tooManyBlockAnnotations(
    _ limit: Int, in file: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      rule: .nestingTooDeep,
      message:
        "more than \(limit) annotations of 'begin:' and 'file:' comments apply here; annotate the declarations instead",
      file: file, range: range)
  }

  static func tooManyClauses(
    _ limit: Int, in file: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      rule: .nestingTooDeep, message: "this '#if' has more than \(limit) clauses; split it up",
      file: file, range: range)
  }

  static func tooManyConditionals(
    _ limit: Int, in file: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      rule: .nestingTooDeep,
      message: "more than \(limit) '#if's are inside each other; join their conditions with '&&'",
      file: file, range: range)
  }

  static func unbalancedBrace(
    _ brace: String, in file: String, at range: SourceRange
  ) -> Diagnostic {
    let message =
      brace == "}" ? "unmatched '}'; a '{' is missing before it" : "'\(brace)' is not closed"
    return Diagnostic(rule: .unbalancedBrace, message: message, file: file, range: range)
  }

  static func unclosedAnnotations(in file: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      rule: .unclosedAnnotations,
      message:
        "these annotations apply to everything that follows; write '// widgetgen:end' where they "
        + "end, or '// widgetgen:file:' to annotate the rest of the file", file: file, range: range)
  }

  static func unexpectedAnnotationText(
    _ text: String, in file: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      rule: .unexpectedAnnotationText,
      message: "'\(text)' is not an annotation; separate annotations with ',' and close quotes",
      file: file, range: range)
  }

  static func unknownEscape(
    _ escape: String, in file: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      rule: .unexpectedAnnotationText,
      message: "'\(escape)' is not an escape sequence; write '\\\(escape)' for a backslash",
      file: file, range: range)
  }

  static func unknownSyntax(in file: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      rule: .unknownSyntax,
      message: "expected a declaration; skipped to the next one", file: file, range: range)
  }

  static func unterminatedComment(in file: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      rule: .unterminatedComment, message: "'/*' is not closed; add '*/'", file: file,
      range: range)
  }

  static func unterminatedConditional(in file: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      rule: .unterminatedConditional, message: "'#if' is not closed; add '#endif'", file: file,
      range: range)
  }

  static func unterminatedString(in file: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      rule: .unterminatedString,
      message: "this string literal is not closed; add the closing quote", file: file,
      range: range)
  }
}

extension Rule {
  static let conditionalWithoutStart = Rule(
    "conditional-without-start", .error, title: "A conditional directive has no '#if'")

  static let danglingAnnotation = Rule(
    "dangling-annotation", .warning, title: "An annotation is not attached to a declaration")

  static let expectedBody = Rule("expected-body", .error, title: "A type has no body")

  static let expectedName = Rule("expected-name", .error, title: "A declaration has no name")

  static let expectedType = Rule("expected-type", .error, title: "A type is missing")

  static let nestingTooDeep = Rule("nesting-too-deep", .error, title: "Code is nested too deeply")

  static let notSwift = Rule("not-swift", .error, title: "A file is not Swift source text")

  static let notText = Rule("not-text", .error, title: "A source is not valid UTF-8")

  static let unbalancedBrace = Rule(
    "unbalanced-brace", .error, title: "A brace or bracket has no counterpart")

  static let unclosedAnnotations = Rule(
    "unclosed-annotations", .error, title: "A block of annotations is not closed")

  static let unexpectedAnnotationText = Rule(
    "unexpected-annotation-text", .error, title: "Part of an annotation is invalid")

  static let unknownSyntax = Rule(
    "unknown-syntax", .warning, title: "The scanner skipped unknown syntax")

  static let unterminatedComment = Rule(
    "unterminated-comment", .error, title: "A block comment is not closed")

  static let unterminatedConditional = Rule(
    "unterminated-conditional", .error, title: "A conditional block is not closed")

  static let unterminatedString = Rule(
    "unterminated-string", .error, title: "A string literal is not closed")
}
