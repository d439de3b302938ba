import WidgetSource

/// Reads a condition, word by word, by the binding powers of its operators.
///
/// From weak to strong: `in`, `or`, `and`, `not`, then the comparisons.
struct ExpressionParser {
  private let words: ArraySlice<PlacedText>
  private let source: SourceFile
  /// Where the condition would stand if there is none.
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

  /// The whole condition; anything left over is an error.
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
      throw failure(TemplateDiagnostics.missingOperand(), at: words.last?.range ?? place)
    }
    guard depth < Limits.expressionDepth else {
      throw failure(TemplateDiagnostics.expressionTooLong(), at: word.range)
    }
    position += 1
    if word == "(" { return try parenthesized(from: word, with: &parser) }
    if word == ")" { throw failure(TemplateDiagnostics.unopenedParenthesis(), at: word.range) }
    if word == "not" { return .not(try expression(above: Infix.notPower, with: &parser)) }
    if Infix(word) != nil {
      throw failure(TemplateDiagnostics.missingLeftSide(word.string), at: word.range)
    }
    return .value(try parser.resolvable(word))
  }

  private mutating func parenthesized(
    from open: PlacedText, with parser: inout TemplateParser
  ) throws(TemplateFailure) -> Expression {
    let inner = try expression(above: 0, with: &parser)
    guard let word = current else {
      throw failure(TemplateDiagnostics.unclosedParenthesis(), at: open.range)
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

/// An operator between two sides.
private enum Infix {
  case and, or
  case comparison(Expression.Comparison)

  static let notPower = 8

  init?(_ word: PlacedText) {
    switch word.string {
    case "in": self = .comparison(.contained)
    case "or": self = .or
    case "and": self = .and
    case "==": self = .comparison(.equal)
    case "!=": self = .comparison(.unequal)
    case ">": self = .comparison(.greater)
    case ">=": self = .comparison(.greaterOrEqual)
    case "<": self = .comparison(.less)
    case "<=": self = .comparison(.lessOrEqual)
    default: return nil
    }
  }

  var power: Int {
    switch self {
    case .comparison(.contained): 5
    case .or: 6
    case .and: 7
    case .comparison: 10
    }
  }

  func expression(_ left: Expression, _ right: Expression) -> Expression {
    switch self {
    case .and: .and(left, right)
    case .or: .or(left, right)
    case .comparison(let comparison): .comparison(comparison, left, right)
    }
  }
}
