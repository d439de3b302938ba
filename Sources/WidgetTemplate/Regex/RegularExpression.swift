/// A regular expression in the syntax of ICU, which Stencil's users write.
///
/// For example: `(?<=[a-z])(?=[A-Z])`, `(?i)url$`, `(\w+)-\1`.
///
/// Swift's own expressions differ from ICU's and may take exponential time. These take the steps
/// they are given and no more: a template comes from a stranger. Not known are `\X`, `\G`, `\N`,
/// scripts and the like in `\p`, set operations, `[:alpha:]` and the flags `x` and `w`; each is an
/// error that says so.
struct RegularExpression: Sendable {
  let program: RegexProgram

  /// - Throws: what is wrong with the pattern.
  init(_ pattern: String) throws(RegexError) {
    var parser = RegexParser(pattern)
    let syntax = try parser.parse()
    program = try RegexCompiler.program(of: syntax, groups: parser.groups)
  }
}

/// Why a pattern is no regular expression, or cannot be matched.
struct RegexError: Error, Equatable {
  /// Lower case, without a full stop, names in single quotes.
  let message: String

  static func notKnown(_ syntax: String) -> RegexError {
    RegexError(message: "'\(syntax)' is not supported in regular expressions")
  }

  static func misplaced(_ syntax: String) -> RegexError {
    RegexError(message: "'\(syntax)' is misplaced in the regular expression")
  }

  static func unclosed(_ syntax: String) -> RegexError {
    RegexError(message: "'\(syntax)' is never closed in the regular expression")
  }

  static let lookbehindTooLong = RegexError(
    message: "what a lookbehind looks for needs a greatest length")
  static let tooComplex = RegexError(message: "the regular expression is too large")
  static let tooSlow = RegexError(message: "the regular expression takes too many steps")
}
