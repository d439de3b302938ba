import WidgetSource

/// `if`, `switch` and `do` as values.
extension Parser {
  mutating func skipStatementExpression() {
    switch token.keyword {
    case .switch:
      advance()
      skipCondition()
    case .do:
      advance()
      while at(.leftBrace) {
        skipBalanced()
        if at(.catch) { skipCondition() }
      }
    default:
      while eat(.if) {
        skipCondition()
        guard eat(.else) else { return }
      }
      if at(.leftBrace) { skipBalanced() }
    }
  }

  /// Moves past a condition and the block that follows it: of `if a { b } else …` to the `else`.
  private mutating func skipCondition() {
    var expectsOperand = true
    while true {
      switch token.kind {
      case .leftBrace:
        let isOperand = expectsOperand
        let isFollowedByCondition = !isOperand && isTrailingClosure()
        skipBalanced()
        if !isOperand && !isFollowedByCondition { return }
        expectsOperand = false
      case .leftParen, .leftSquare:
        skipBalanced()
        expectsOperand = false
      case .rightBrace, .rightParen, .rightSquare, .endOfFile, .semicolon, .poundEndif,
        .poundElse, .poundElseif:
        return
      case .operatorSign, .equal, .comma:
        expectsOperand = fixity != .postfix
        advance()
      default:
        expectsOperand = false
        advance()
      }
    }
  }

  /// Whether the block here is a closure that belongs to the condition: what follows it goes on.
  private mutating func isTrailingClosure() -> Bool {
    lookahead { parser in
      parser.skipBalanced()
      switch parser.token.kind {
      case .leftBrace, .comma: return true
      case .leftParen, .leftSquare, .period, .operatorSign, .equal:
        return !parser.token.isAtLineStart
      default: return false
      }
    }
  }
}
