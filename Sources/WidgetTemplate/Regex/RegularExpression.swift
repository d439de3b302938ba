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

  /// All matches in a text, from left to right, none within another.
  ///
  /// - Parameters:
  ///   - steps: what may still be done, and then what is left of it.
  /// - Throws: when the steps do not suffice.
  func matches(
    in text: [Unicode.Scalar], steps: inout Int
  ) throws(RegexError) -> [RegexMatch] {
    var matcher = RegexMatcher(program, text, steps: steps)
    defer { steps = matcher.steps }
    var matches: [RegexMatch] = []
    var start = 0
    while start <= text.count {
      guard let match = try matcher.match(at: start) else {
        start += 1
        continue
      }
      matches.append(match)
      // Behind an empty match comes the next character, or it would be found for ever.
      start = match.range.isEmpty ? match.range.upperBound + 1 : match.range.upperBound
    }
    return matches
  }
}

/// A place where an expression matches: the ranges of the whole and of the groups.
struct RegexMatch {
  let range: Range<Int>
  /// By their numbers, the first one being 1; nil for a group that took no part.
  private let groups: [Range<Int>?]

  init(_ range: Range<Int>, groups: [Range<Int>?]) {
    self.range = range
    self.groups = groups
  }

  var groupCount: Int { groups.count }

  /// The range of a group, or with 0 of the whole; nil when it took no part or there is none.
  func group(_ number: Int) -> Range<Int>? {
    if number == 0 { return range }
    return number <= groups.count ? groups[number - 1] : nil
  }
}

/// Why a pattern is no regular expression, or cannot be matched.
struct RegexError: Error, Hashable {
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
