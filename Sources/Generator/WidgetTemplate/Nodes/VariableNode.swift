import WidgetSource

/// A value that is printed, optionally depending on a condition.
///
/// For example: `{{ name|uppercase }}` and `{{ ", " if not forloop.last else "." }}`.
final class VariableNode: Node {
  private let value: Expression
  private let choice: Choice?

  /// The condition after `if`, and the value after `else`, which is printed if the condition is
  /// false.
  private final class Choice: Sendable {
    let condition: Expression
    let otherwise: Expression?

    init(_ condition: Expression, else otherwise: Expression?) {
      self.condition = condition
      self.otherwise = otherwise
    }
  }

  private init(_ value: Expression, _ choice: Choice?) {
    self.value = value
    self.choice = choice
  }

  static func parse(
    _ parser: inout TemplateParser, _ token: TemplateToken
  ) throws(TemplateFailure) -> any Node {
    let words = token.words[...]
    if words.isEmpty {
      throw parser.failure("'{{ }}' needs a value", at: token.range)
    }
    guard words.count > 2, words[1] == "if" else {
      return VariableNode(try parser.printed(words, place: token.place), nil)
    }
    let value = try parser.printed(words[..<1], place: token.place)
    let divider = words[2...].firstIndex { $0 == "else" } ?? words.endIndex
    let condition = try parser.condition(words[2..<divider], place: words[1].range)
    guard divider < words.endIndex else {
      return VariableNode(value, Choice(condition, else: nil))
    }
    let otherwise = try parser.printed(words[(divider + 1)...], place: words[divider].range)
    return VariableNode(value, Choice(condition, else: otherwise))
  }

  func render(in context: inout Context) throws(TemplateFailure) {
    if let choice, try !choice.condition.evaluate(in: &context) {
      if let otherwise = choice.otherwise { try print(otherwise, in: &context) }
    } else {
      try print(value, in: &context)
    }
  }

  private func print(
    _ expression: Expression, in context: inout Context
  ) throws(TemplateFailure) {
    context.print(try expression.resolve(in: &context), isLookup: expression.isLookup)
  }

  func isDetermined(by symbols: Set<Int>) -> Bool {
    guard value.isDetermined(by: symbols) else { return false }
    guard let choice else { return true }
    return choice.condition.isDetermined(by: symbols)
      && choice.otherwise?.isDetermined(by: symbols) ?? true
  }
}
