/// The limits of parsing and rendering a template. A template is a program that may not terminate, so exceeding a limit
/// is an error.
package struct Limits: Equatable, Sendable {
  /// The size of the output in bytes. The text that `set`, `map`, `filter` and replaced blocks
  /// capture may be four times as large in total.
  package var outputBytes = 256 << 20
  /// The number of loop iterations, macro calls and renderings of other templates. Reading or creating
  /// a large value also counts.
  package var rounds = 100_000_000
  /// The nesting depth of tags, across macros and templates. This limit protects the stack: a level uses up to 1.2 KiB,
  /// and a new thread on macOS has 512 KiB by default.
  package var depth = 300
  /// The number of steps of regular expressions. A step inspects about one character.
  package var regexSteps = 100_000_000
  /// The number of elements in a range such as `1...n`, or of parts into which a text is split.
  package var rangeElements: UInt = 10_000_000

  package init() {}

  /// The size in bytes at which the text of an array or a dictionary is cut off. It is larger than the
  /// default limit of the output, so the cut text is not printed.
  static let descriptionBytes = 257 << 20
  /// The nesting depth of tags in one template.
  static let parsingDepth = 200
  /// The nesting depth of parentheses and `not`.
  static let expressionDepth = 100
  /// The number of binary operators in a condition: `and`, `or`, `in` and comparisons.
  static let expressionOperators = 500
  /// The number of filters in a chain.
  static let chainedFilters = 200
  /// The nesting depth of brackets in a path such as `table[key]`.
  static let subscriptDepth = 50
  /// The nesting depth of groups, and of sets, in a regular expression.
  static let regexDepth = 50
  /// The number of instructions of a regular expression. `(ab){99}` is compiled to 99 copies of its
  /// group.
  static let regexInstructions = 10_000
  /// The largest number in a repetition such as `a{1000}`.
  static let regexRepetition = 1_000_000
  /// The number of characters that a lookbehind can match.
  static let regexLookbehind = 255
  /// The number of choices that matching a regular expression can store for backtracking.
  static let regexChoices = 1_000_000
}
