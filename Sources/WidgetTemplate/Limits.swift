/// How much one rendering may cost before it stops with an error: a template is a program, and
/// some never end.
package struct Limits: Equatable, Sendable {
  /// Bytes of output; four times as many may be collected on the way by `set`, `map` and macros.
  package var outputBytes = 256 << 20
  /// Rounds of loops and calls of macros in all.
  package var rounds = 100_000_000
  /// Tags within tags, through macros and other templates: what keeps the stack from running out.
  /// A level takes up to 1.2 KiB of it, and a thread of macOS has 512.
  package var depth = 300
  /// Steps of regular expressions in all, of which each looks at a character or so.
  package var regexSteps = 100_000_000
  /// Elements of a range, `1...n`, and parts of a text that is split.
  package var rangeElements: UInt = 10_000_000

  package init() {}

  /// Where the text of an array ends: it is more than may be printed.
  static let descriptionBytes = 257 << 20
  /// Tags within tags of one template.
  static let parsingDepth = 200
  /// Parentheses and `not` within each other.
  static let expressionDepth = 100
  /// `and`, `or` and comparisons in one condition.
  static let expressionOperators = 500
  /// Filters in one chain.
  static let chainedFilters = 200
  /// Brackets within brackets.
  static let subscriptDepth = 50
  /// Groups within each other in a regular expression.
  static let regexDepth = 50
  /// Instructions that a regular expression is made of; `(ab){99}` counts as 99 of its group.
  static let regexInstructions = 10_000
  /// How often something may be repeated by a number, `a{1000}`.
  static let regexRepetition = 1_000_000
  /// How far a lookbehind looks.
  static let regexLookbehind = 255
  /// Places that the matching of one regular expression may have to come back to.
  static let regexChoices = 1_000_000
}
