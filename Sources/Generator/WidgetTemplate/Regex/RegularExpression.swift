/// A regular expression in ICU's syntax. Foundation's regular expressions have this syntax, and StencilSwiftKit's
/// `replace` uses them.
///
/// For example: `(?<=[a-z])(?=[A-Z])`, `(?i)url$`, `(\w+)-\1`.
///
/// Swift's regular expressions differ from ICU's and can take exponential time. This engine stops
/// after a limited number of steps, because a template can come from an untrusted source. `\X`,
/// `\G`, `\N`, names in `\p` other than general categories, set operations, `[:alpha:]` and the
/// flags `x` and `w` are not supported; each of them is an error.
struct RegularExpression: Sendable {
  let program: RegexProgram

  /// - Throws: an error if the pattern is invalid.
  init(_ pattern: String) throws(RegexError) {
    var parser = RegexParser(pattern)
    let syntax = try parser.parse()
    program = try RegexCompiler.program(of: syntax, groups: parser.groups)
  }
}

/// The reason that a pattern is invalid or cannot be matched.
struct RegexError: Error, Equatable {
  /// The message, in lowercase, without a final period, and with names in single quotes.
  let message: String

  static func notKnown(_ syntax: String) -> RegexError {
    RegexError(message: "'\(syntax)' is not supported in regular expressions")
  }

  static func misplaced(_ syntax: String) -> RegexError {
    let cure = syntax.count == 1 ? "; write '\\\(syntax)' for the character" : ""
    return RegexError(message: "'\(syntax)' is misplaced in the regular expression\(cure)")
  }

  static func unclosed(_ syntax: String) -> RegexError {
    let closing = syntax == "[" ? "]" : syntax == "\\x{" ? "}" : ")"
    return RegexError(
      message: "'\(syntax)' is not closed in the regular expression; add '\(closing)'")
  }

  static let lookbehindTooLong = RegexError(
    message: "a lookbehind must match at most \(Limits.regexLookbehind) characters; "
      + "write a count such as '{0,9}'")
  static let tooComplex = RegexError(message: "the regular expression is too large")
  static let tooSlow = RegexError(
    message: "the regular expression takes too many steps; simplify nested or adjacent repetitions")
}
