import WidgetSource

/// Parses a condition by the precedence of its operators.
///
/// The precedence increases in this order: `in`, `or`, `and`, `not`, comparisons.
struct ExpressionParser {
  private let words: ArraySlice<PlacedText>
  private let source: SourceFile
  /// The range for errors about a missing condition.
  private let place: SourceRange
  private var position: Int
  private var depth = 0
  private var operators = 0

  init(_ words: ArraySlice<PlacedText>, place: SourceRange, in source: SourceFile) {
    self.words = words
    self.place = place
    self.source = source
    position = words.startIndex
  }

  /// Parses the whole condition. Throws if words remain.
  mutating func parse(with parser: inout TemplateParser) throws(TemplateFailure) -> Expression {
    let expression = try expression(above: 0, with: &parser)
    guard let word = current else { return expression }
    throw failure(
      word == ")"
        ? TemplateDiagnostics.unopenedParenthesis()
        : TemplateDiagnostics.missingOperator(word.string),
      at: word.range)
  }

  private var current: PlacedText? { position < words.endIndex ? words[position] : nil }

  private mutating func expression(
    above power: Int, with parser: inout TemplateParser
  ) throws(TemplateFailure) -> Expression {
    depth += 1
    defer { depth -= 1 }
    var left = try primary(with: &parser)
    while let word = current, let infix = Infix(word), infix.power > power {
      position += 1
      operators += 1
      guard operators < Limits.expressionOperators else {
        throw failure(TemplateDiagnostics.expressionTooLong(), at: word.range)
      }
      left = infix.expression(left, try expression(above: infix.power, with: &parser))
    }
    return left
  }

  private mutating func primary(
    with parser: inout TemplateParser
  ) throws(TemplateFailure) -> Expression {
    guard let word = current else {
      throw failure("expected a value here", at: words.last?.range ?? place)
    }
    guard depth < Limits.expressionDepth else {
      throw failure(TemplateDiagnostics.expressionTooLong(), at: word.range)
    }
    position += 1
    if word == "(" { return try parenthesized(from: word, with: &parser) }
    if word == ")" { throw failure(TemplateDiagnostics.unopenedParenthesis(), at: word.range) }
    if word == "not" { return .not(try expression(above: Infix.notPower, with: &parser)) }
    if Infix(word) != nil {
      throw failure("expected a value before '\(word.string)'", at: word.range)
    }
    return .value(try parser.resolvable(word))
  }

  private mutating func parenthesized(
    from open: PlacedText, with parser: inout TemplateParser
  ) throws(TemplateFailure) -> Expression {
    let inner = try expression(above: 0, with: &parser)
    guard let word = current else {
      throw failure("'(' is not closed; add ')'", at: open.range)
    }
    guard word == ")" else {
      throw failure(TemplateDiagnostics.missingOperator(word.string), at: word.range)
    }
    position += 1
    return inner
  }

  private func failure(_ message: String, at range: SourceRange) -> TemplateFailure {
    TemplateFailure(message, at: range, in: source)
  }
}

/// An operator between two operands.
private struct Infix {
  static let notPower = 8

  let kind: Operation.Kind
  let power: Int

  init?(_ word: PlacedText) {
    (kind, power) =
      switch word.string {
      case "in": (.contained, 5)
      case "or": (.or, 6)
      case "and": (.and, 7)
      case "==": (.equal, 10)
      case "!=": (.unequal, 10)
      case ">": (.greater, 10)
      case ">=": (.greaterOrEqual, 10)
      case "<": (.less, 10)
      case "<=": (.lessOrEqual, 10)
      default: (.not, 0)
      }
    if kind == .not { return nil }
  }

  func expression(_ left: Expression, _ right: Expression) -> Expression {
    .operation(Operation(kind, left, right))
  }
}
