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
    "conditional-without-start", .error, title: "A conditional directive has no '#if'",
    explanation:
      "`#elseif`, `#else` or `#endif` was found outside of any `#if`. Add the `#if`, or remove the directive.",
    example: Rule.Example(
      wrong: """
        struct Label {
          #endif
        }
        """,
      right: """
        struct Label {}
        """))

  static let danglingAnnotation = Rule(
    "dangling-annotation", .warning, title: "An annotation is not attached to a declaration",
    explanation:
      "An annotation applies to the declaration on the same line or right below it; an empty line in between "
      + "separates them. Move the comment to the declaration.",
    example: Rule.Example(
      wrong: """
        // widgetgen: codable
        struct Label {
          var text: String
          // widgetgen: default = 12
        }
        """,
      right: """
        // widgetgen: codable
        struct Label {
          var text: String
          // widgetgen: default = 12
          var size: Int
        }
        """))

  static let expectedBody = Rule(
    "expected-body", .error, title: "A type has no body",
    explanation:
      "The declaration of a type ends before its `{`. Usually the file is being edited. Complete the declaration.",
    example: Rule.Example(
      wrong: """
        struct Label
        """,
      right: """
        struct Label {}
        """))

  static let expectedName = Rule(
    "expected-name", .error, title: "A declaration has no name",
    explanation:
      "A keyword such as `struct` is not followed by a name. Write the name, in backticks if it is a reserved word.",
    example: Rule.Example(
      wrong: """
        struct {}
        """,
      right: """
        struct Label {}
        """))

  static let expectedType = Rule(
    "expected-type", .error, title: "A type is missing",
    explanation: "A type annotation, an inheritance clause or a type alias ends before its type.",
    example: Rule.Example(
      wrong: """
        struct Label {
          var text:
        }
        """,
      right: """
        struct Label {
          var text: String
        }
        """))

  static let nestingTooDeep = Rule(
    "nesting-too-deep", .error, title: "Code is nested too deeply",
    explanation:
      "The scanner limits the depth of nesting so that no file can exhaust the stack, the memory or the time: 32 types, "
      + "64 interpolations, 32 `#if`s with 64 clauses each, and 32 annotations of `begin:` and `file:` comments around a "
      + "declaration. Only generated code reaches a limit; split it up.")

  static let notSwift = Rule(
    "not-swift", .error, title: "A file is not Swift source text",
    explanation:
      "Text before the first declaration does not resemble a Swift statement. Exclude the file with `exclude`."
  )

  static let notText = Rule(
    "not-text", .error, title: "A source is not valid UTF-8",
    explanation: "Swift sources are UTF-8. Convert the file, or exclude it with `exclude`.")

  static let unbalancedBrace = Rule(
    "unbalanced-brace", .error, title: "A brace or bracket has no counterpart",
    explanation:
      "An opening brace, bracket or parenthesis is not closed, or a closing one was never opened. The declarations "
      + "around it are unknown, so nothing is generated.",
    example: Rule.Example(
      wrong: """
        struct Label {
          var text = ""
        """,
      right: """
        struct Label {
          var text = ""
        }
        """))

  static let unclosedAnnotations = Rule(
    "unclosed-annotations", .error, title: "A block of annotations is not closed",
    explanation:
      "`// widgetgen:begin:` applies to all declarations up to `// widgetgen:end`. To annotate the rest of the "
      + "file, write `// widgetgen:file:` instead.",
    example: Rule.Example(
      wrong: """
        // widgetgen:begin: codable

        struct Label {
          var text: String
        }
        """,
      right: """
        // widgetgen:begin: codable

        struct Label {
          var text: String
        }

        // widgetgen:end
        """))

  static let unexpectedAnnotationText = Rule(
    "unexpected-annotation-text", .error, title: "Part of an annotation is invalid",
    explanation:
      "Annotations are separated by commas, values follow `=`, and quotes have to be closed: `// widgetgen: key = "
      + "\"label\", default = 3`. The escape sequences in quotes are `\\\"`, `\\\\`, `\\n`, `\\r` and `\\t`.",
    example: Rule.Example(
      wrong: """
        // widgetgen: codable
        struct Label {
          // widgetgen: key = "title" default = ""
          var text: String
        }
        """,
      right: """
        // widgetgen: codable
        struct Label {
          // widgetgen: key = "title", default = ""
          var text: String
        }
        """))

  static let unknownSyntax = Rule(
    "unknown-syntax", .warning, title: "The scanner skipped unknown syntax",
    explanation:
      "Other syntax was found instead of a declaration, and scanning continued at the next declaration. If the "
      + "compiler accepts the file, please report it.",
    example: Rule.Example(
      wrong: """
        struct Label {
          var text: String
          hello
        }
        """,
      right: """
        struct Label {
          var text: String
        }
        """))

  static let unterminatedComment = Rule(
    "unterminated-comment", .error, title: "A block comment is not closed",
    explanation:
      "`/*` has no matching `*/`. Block comments nest in Swift: each one needs its own end.",
    example: Rule.Example(
      wrong: """
        /* The label.
        struct Label {}
        """,
      right: """
        /* The label. */
        struct Label {}
        """))

  static let unterminatedConditional = Rule(
    "unterminated-conditional", .error, title: "A conditional block is not closed",
    explanation: "`#if` has no matching `#endif` in the file.",
    example: Rule.Example(
      wrong: """
        #if DEBUG
        struct Label {}
        """,
      right: """
        #if DEBUG
        struct Label {}
        #endif
        """))

  static let unterminatedString = Rule(
    "unterminated-string", .error, title: "A string literal is not closed",
    explanation: "A string literal ends with its line, or with the file if it has three quotes.",
    example: Rule.Example(
      wrong: """
        let title = "Label
        """,
      right: """
        let title = "Label"
        """))
}
