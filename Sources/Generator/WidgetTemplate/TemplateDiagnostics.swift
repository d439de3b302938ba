/// The messages of the engine's errors with the rule `template`.
enum TemplateDiagnostics {
  static func atMostOneArgument() -> String { "takes at most one argument" }

  static func argumentCount(_ tag: String, _ usage: String) -> String {
    "'\(tag)' must be written '\(usage)'"
  }

  static func endless(_ rounds: Int) -> String {
    "the template takes more than \(rounds) steps, such as loop iterations and macro calls"
  }

  static func expressionTooLong() -> String { "the condition is too long or nested too deeply" }

  static func missingOperator(_ word: String) -> String {
    "expected an operator before '\(word)'"
  }

  static func nestedTooDeeply(_ limit: Int) -> String {
    "more than \(limit) tags are nested here; does a macro or a template call itself?"
  }

  static func noLoop(_ tag: String) -> String { "'\(tag)' is outside of a loop" }

  static func noLoopNamed(_ label: String) -> String { "no enclosing loop is labeled '\(label)'" }

  static func notAFraction() -> String { "the value is not a floating-point number" }

  static func notAString() -> String { "the value is not a string" }

  static func openedHere(_ tag: String) -> String { "'\(tag)' is opened here" }

  static func outputTooLong(_ bytes: Int) -> String {
    "the template prints more than \(bytes >> 20) MiB"
  }

  static func regex(_ pattern: String, _ reason: String) -> String {
    "\(reason): '\(pattern)'"
  }

  static func unclosedDelimiter(_ opening: String) -> String {
    let closing = opening == "{{" ? "}}" : opening == "{%" ? "%}" : "#}"
    return "'\(opening)' is not closed; add '\(closing)'"
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

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }
}
