import WidgetSource

/// A value that is printed, if a condition holds.
///
/// For example: `{{ name|uppercase }}`, `{{ ", " if not forloop.last else "." }}`.
final class VariableNode: Node {
  private let value: Expression
  private let condition: Expression?
  private let otherwise: Expression?

  private init(
    _ value: Expression, if condition: Expression? = nil, else otherwise: Expression? = nil
  ) {
    self.value = value
    self.condition = condition
    self.otherwise = otherwise
  }

  static func parse(
    _ parser: inout TemplateParser, _ token: TemplateToken
  ) throws(TemplateFailure) -> any Node {
    let words = token.words[...]
    if words.isEmpty {
      throw parser.failure(TemplateDiagnostics.emptyVariable(), at: token.range)
    }
    guard words.count > 2, words[1] == "if" else {
      return VariableNode(try parser.printed(words, place: token.place))
    }
    let value = try parser.printed(words[..<1], place: token.place)
    guard let divider = words[2...].firstIndex(where: { $0 == "else" }) else {
      return VariableNode(value, if: try parser.condition(words[2...], place: words[1].range))
    }
    return VariableNode(
      value, if: try parser.condition(words[2..<divider], place: words[1].range),
      else: try parser.printed(words[(divider + 1)...], place: words[divider].range))
  }

  func render(in context: inout Context) throws(TemplateFailure) {
    if let condition, try !condition.evaluate(in: &context) {
      if let otherwise { context.print(try otherwise.resolve(in: &context)) }
    } else {
      context.print(try value.resolve(in: &context))
    }
  }
}
