import WidgetSource

/// Initial values, raw values and default values: only where the expression ends matters.
///
/// An expression is operands with operators between them. The loop takes an operand, then whatever
/// continues it, and ends at the first token that does not: a line break alone ends nothing, as in
/// Swift itself.
extension Parser {
  /// The range of an expression.
  mutating func parseValue() -> SourceRange {
    let start = token.start
    skipExpression()
    return range(from: start)
  }

  /// Moves past an expression, if one begins here.
  private mutating func skipExpression() {
    // The `? :` that wait for their colon.
    var ternaries = 0
    while true {
      skipExpressionPrefix()
      guard let operand = skipOperand() else { return }
      skipSuffixes(of: operand)
      guard skipInfix(&ternaries) else { return }
    }
  }

  /// Consumes the operator between two operands; false if the expression ends here.
  private mutating func skipInfix(_ ternaries: inout Int) -> Bool {
    while true {
      switch token.kind {
      case .equal, .arrow:
        advance()
        return true
      case .colon where ternaries > 0:
        ternaries -= 1
        advance()
        return true
      case .operatorSign:
        switch fixity {
        case .infix:
          if lexer.isQuestionMark(token) { ternaries += 1 }
          advance()
          return true
        default: return false
        }
      case .identifier:
        switch token.keyword {
        case .is, .as:
          advance()
          if at(prefix: "?") || at(prefix: "!") { eatFirstByte() }
          _ = skipType()
        case .async, .throws, .rethrows, .reasync:
          return skipArrowEffects()
        default: return false
        }
      default: return false
      }
    }
  }

  /// Consumes the `async throws ->` of a function type that is used as a value.
  private mutating func skipArrowEffects() -> Bool {
    let saved = position
    while token.keyword?.isTypeEffect == true { advance() }
    if eat(.arrow) { return true }
    position = saved
    return false
  }

  /// Consumes prefix operators, `try`, `await`, attributes of closure types and the like.
  private mutating func skipExpressionPrefix() {
    while true {
      switch token.kind {
      case .operatorSign:
        guard fixity != .postfix else { return }
        advance()
      case .at:
        _ = parseAttribute()
      case .identifier:
        guard let keyword = token.keyword, isExpressionPrefix(keyword) else { return }
        advance()
        if keyword == .try, at(prefix: "?") || at(prefix: "!"), token.start == previousEnd {
          eatFirstByte()
        }
      default: return
      }
    }
  }

  private mutating func isExpressionPrefix(_ keyword: Keyword) -> Bool {
    switch keyword {
    case .try, .await, .inout, .repeat: return true
    case .any, .some, .each, .unsafe, .copy, .consume, .borrow, .borrowing, .consuming:
      // A name, unless an operand follows on the same line.
      let next = peek()
      if next.isAtLineStart { return false }
      switch next.kind {
      case .identifier: return next.keyword?.endsOperand != true
      case .number, .string, .regex, .at, .backslash, .pound: return true
      case .operatorSign:
        return lexer.bytes[Int(next.start)] == "~"
          || !lexer.isQuestionMark(next)
            && !lexer.isRightBound(at: Int(next.start) - 1, isLeftBound: true)
            && lexer.isRightBound(at: Int(next.end), isLeftBound: false)
      case .leftParen, .leftSquare, .period, .leftBrace:
        return keyword == .unsafe && next.start > token.end && next.kind != .leftBrace
      default: return false
      }
    default: return false
    }
  }
}

/// The role of an operator, which the white space around it decides.
enum Fixity { case prefix, infix, postfix }

extension Parser {
  /// The role of the operator here (Swift book, Lexical Structure: operators).
  var fixity: Fixity {
    let isLeftBound = lexer.isLeftBound(at: Int(token.start))
    if isLeftBound && (at(prefix: "?") || at(prefix: "!")) { return .postfix }
    // After white space it is the ternary operator, even in `x ?y :z`.
    if lexer.isQuestionMark(token) { return .infix }
    let isRightBound = lexer.isRightBound(at: Int(token.end), isLeftBound: isLeftBound)
    if isLeftBound == isRightBound { return .infix }
    return isLeftBound ? .postfix : .prefix
  }
}

extension Keyword {
  /// Whether no operand can begin with it.
  var endsOperand: Bool {
    switch self {
    case .is, .as, .in, .where, .else, .catch, .case, .default, .let, .var, .func, .struct, .class,
      .enum, .extension, .protocol, .import, .typealias, .throws, .async:
      true
    default: false
    }
  }
}
