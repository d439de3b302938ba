/// The messages of the engine's errors with the rule `template`.
enum TemplateDiagnostics {
  static func argumentNotAString(_ number: Int) -> String { "argument \(number) is not a string" }

  static func atMostOneArgument() -> String { "takes at most one argument" }

  static func atMostThreeArguments() -> String { "takes at most three arguments" }

  static func argumentCount(_ tag: String, _ usage: String) -> String {
    "'\(tag)' must be written '\(usage)'"
  }

  static func calledHere() -> String { "called here" }

  static func crossedTags(
    _ end: String, _ inner: String, _ innerEnd: String, _ outer: String
  ) -> String {
    "'\(end)' belongs to '\(outer)', but '\(inner)' is not closed yet; write '\(innerEnd)' first"
  }

  static func emptyVariable() -> String { "'{{ }}' needs a value" }

  static func endless(_ rounds: Int) -> String {
    "the template takes more than \(rounds) steps, such as loop iterations and macro calls"
  }

  static func exactlyOneArgument() -> String { "takes one argument" }

  static func expressionTooLong() -> String { "the condition is too long or nested too deeply" }

  static func filterFailed(_ name: String, _ reason: String) -> String {
    "filter '\(name)': \(reason)"
  }

  static func foreignByte() -> String {
    "not a template: this byte is not valid UTF-8"
  }

  static func includedHere() -> String { "included here" }

  static func indentFirst() -> String { "the third argument must be true or false" }

  static func indentText() -> String { "the indentation must be a string" }

  static func indentWidth() -> String { "the width must be a nonnegative integer" }

  static func macroArguments(_ name: String, _ expected: Int, _ given: Int) -> String {
    "macro '\(name)' expects \(expected) argument\(expected == 1 ? "" : "s"), not \(given)"
  }

  static func missingFilterName() -> String { "expected a filter name after '|'" }

  static func missingLeftSide(_ word: String) -> String { "expected a value before '\(word)'" }

  static func missingOperand() -> String { "expected a value here" }

  static func missingOperator(_ word: String) -> String {
    "expected an operator before '\(word)'"
  }

  static func missingValue() -> String { "expected a value before the filters" }

  static func needlessArguments(_ tag: String) -> String { "'\(tag)' takes no arguments" }

  static func nestedTooDeeply(_ limit: Int) -> String {
    "more than \(limit) tags are nested here; does a macro or a template call itself?"
  }

  static func noLoop(_ tag: String) -> String { "'\(tag)' is outside of a loop" }

  static func noLoopNamed(_ label: String) -> String { "no enclosing loop is labeled '\(label)'" }

  static func notAFraction() -> String { "the value is not a floating-point number" }

  static func notAnInteger() -> String { "the value is not an integer" }

  static func notAString() -> String { "the value is not a string" }

  static func openedHere(_ tag: String) -> String { "'\(tag)' is opened here" }

  static func outputTooLong(_ bytes: Int) -> String {
    "the template prints more than \(bytes >> 20) MiB"
  }

  static func rangeBound(_ value: String) -> String {
    "range bounds must be integers, not '\(value)'"
  }

  static func rangeTooLong(_ from: Int, _ to: Int) -> String {
    "the range from \(from) to \(to) is too long"
  }

  static func regex(_ pattern: String, _ reason: String) -> String {
    "\(reason): '\(pattern)'"
  }

  static func secondExtends() -> String { "a template can extend only one other template" }

  static func strayDivider(_ word: String, _ owner: String) -> String {
    "'\(word)' is outside of '\(owner)'"
  }

  static func strayEnd(_ word: String) -> String { "unmatched '\(word)'; remove it" }

  static func templateMissing(_ name: String) -> String {
    "no template '\(name)' in the template folders"
  }

  static func templateNameMissing() -> String { "the template's name is not a string" }

  static func tooFewValues(_ count: Int) -> String {
    "each element has \(count) value\(count == 1 ? "" : "s"), but the loop has more variables"
  }

  static func tooManyFilters(_ limit: Int) -> String { "more than \(limit) filters in one chain" }

  static func tooManyParts(_ limit: UInt) -> String { "the text has more than \(limit) parts" }

  static func unclosedDelimiter(_ opening: String) -> String {
    let closing = opening == "{{" ? "}}" : opening == "{%" ? "%}" : "#}"
    return "'\(opening)' is not closed; add '\(closing)'"
  }

  static func unclosedParenthesis() -> String { "'(' is not closed; add ')'" }

  static func unclosedSubscript(_ path: String) -> String {
    "'[' is not closed in '\(path)'; add ']'"
  }

  static func unclosedTag(_ tag: String, _ end: String) -> String {
    "'\(tag)' is not closed; write '\(end)' after its body"
  }

  static func undefinedMacro(_ name: String) -> String {
    "macro '\(name)' is not defined at this point"
  }

  static func unexpectedInPath(_ character: String, _ path: String) -> String {
    "unexpected '\(character)' in '\(path)'"
  }

  static func unknownFilter(_ name: String, _ nearest: String?) -> String {
    "unknown filter '\(name)'" + suggestion(nearest)
  }

  static func unknownMember(_ name: String, _ nearest: String?) -> String {
    "unknown member '\(name)'" + suggestion(nearest)
  }

  static func unknownMode(_ mode: String, _ known: String?) -> String {
    "'\(mode)' is not one of \(known ?? "true, false")"
  }

  static func unknownTag(_ name: String, _ nearest: String?) -> String {
    "unknown tag '\(name)'" + suggestion(nearest)
  }

  static func unknownVariable(_ name: String, _ nearest: String?) -> String {
    "unknown variable '\(name)'" + suggestion(nearest)
  }

  static func unopenedParenthesis() -> String { "unmatched ')'; remove it" }

  static func unresolvedSubscript(_ key: String) -> String { "subscript '\(key)' has no value" }

  static func unwantedArguments(_ name: String) -> String { "filter '\(name)' takes no arguments" }

  static func wrongEnd(_ end: String, _ arguments: String, _ tag: String) -> String {
    "'\(arguments)' is not part of the '\(tag)' that '\(end)' closes; write '\(end)'"
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }
}
