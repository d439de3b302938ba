import WidgetSource

/// Initial values, raw values and default values. Only their ends are determined.
///
/// An expression consists of operands with operators between them. The loop skips one operand with
/// its suffixes at a time, and ends at the first token that does not continue the expression. As in
/// Swift, a line break alone does not end an expression.
extension Parser {
  /// Parses the range of an expression.
  mutating func parseValue() -> SourceRange {
    let start = token.start
    skipExpression()
    return range(from: start)
  }

  /// Skips an expression, if there is one.
  private mutating func skipExpression() {
    // The number of ternary operators whose colon has not been found yet.
    var ternaries = 0
    while true {
      skipExpressionPrefix()
      guard let operand = skipOperand() else { return }
      skipSuffixes(of: operand)
      guard skipInfix(&ternaries) else { return }
    }
  }

  /// Consumes the operator between two operands. Returns false if the expression ends.
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

  /// Consumes prefix operators, `try`, `await`, attributes of closures and similar prefixes.
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
      // The keyword is a name, unless an operand follows on the same line.
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

/// The role of an operator, which depends on the white space around it.
enum Fixity { case prefix, infix, postfix }

extension Parser {
  /// The role of the current operator (Swift book, Lexical Structure: operators).
  var fixity: Fixity {
    let isLeftBound = lexer.isLeftBound(at: Int(token.start))
    if isLeftBound && (at(prefix: "?") || at(prefix: "!")) { return .postfix }
    // After white space, `?` is the ternary operator, even in `x ?y :z`.
    if lexer.isQuestionMark(token) { return .infix }
    let isRightBound = lexer.isRightBound(at: Int(token.end), isLeftBound: isLeftBound)
    if isLeftBound == isRightBound { return .infix }
    return isLeftBound ? .postfix : .prefix
  }
}

extension Keyword {
  /// Whether no operand can begin with the keyword.
  var endsOperand: Bool {
    switch self {
    case .is, .as, .in, .where, .else, .catch, .case, .default, .let, .var, .func, .struct, .class,
      .enum, .extension, .protocol, .import, .typealias, .throws, .async:
      true
    default: false
    }
  }
}

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

  /// Skips the condition, subject or pattern after a keyword, and the following block. For example: `a { b }` in
  /// `if a { b } else …`.
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

  /// Whether the current block is a trailing closure in the condition, judged by the token after the block.
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

/// The operands of an expression and their suffixes: calls, members and trailing closures.
extension Parser {
  /// The ways in which an operand can continue.
  enum Operand {
    /// A name, which generic arguments can follow.
    case name
    /// A number, a string, `nil` or similar, which no trailing closure can follow.
    case literal
    case other
    /// An `if`, `switch` or `do`.
    case statement
  }

  /// Skips an operand without its suffixes. Returns how it can continue, or nil if no operand
  /// begins here.
  mutating func skipOperand() -> Operand? {
    switch token.kind {
    case .identifier: return skipNamedOperand()
    case .number, .string, .regex:
      advance()
      return .literal
    case .leftParen, .leftBrace:
      skipBalanced()
      return .other
    case .leftSquare:
      skipBalanced()
      return .literal
    case .period:
      advance()
      if atName || at(.number) { advance() }
      return .name
    case .pound:
      advance()
      return .name
    case .backslash:
      skipKeyPath()
      return .other
    default: return nil
    }
  }

  private mutating func skipNamedOperand() -> Operand? {
    switch token.keyword {
    case .if, .switch, .do:
      skipStatementExpression()
      return .statement
    case .nil, .true, .false:
      advance()
      return .literal
    case .some(let keyword) where keyword.endsOperand: return nil
    default:
      advance()
      return .name
    }
  }

  /// Skips a backslash and a path of names, subscripts, `?` and `!`: `\Type.name?[0].other`.
  private mutating func skipKeyPath() {
    advance()
    if atName || at(.leftSquare) || at(.leftParen) {
      if atName {
        advance()
        if at(prefix: "<") { _ = skipGenerics() }
      } else {
        skipBalanced()
      }
    }
    while true {
      if at(.period) {
        advance()
        if atName || at(.number) { advance() }
      } else if at(.leftSquare), !token.isAtLineStart {
        skipBalanced()
      } else if at(.operatorSign), isKeyPathOperator {
        eatFirstByte()
      } else {
        return
      }
    }
  }

  /// Whether the current token continues a key path: it is `?`, `!` or an operator such as `.?`, and directly follows
  /// the path.
  private var isKeyPathOperator: Bool {
    let byte = lexer.bytes[Int(token.start)]
    return (byte == "?" || byte == "!" || byte == ".") && token.start == previousEnd
  }

  /// Skips everything that continues an operand.
  mutating func skipSuffixes(of operand: Operand) {
    if case .statement = operand { return }
    var operand = operand
    while true {
      switch token.kind {
      case .period:
        advance()
        if atName || at(.number) { advance() }
        operand = .name
      case .leftParen where !token.isAtLineStart, .leftSquare where !token.isAtLineStart:
        skipBalanced()
        operand = .other
      case .leftBrace:
        if case .literal = operand { return }
        guard !atAccessors() else { return }
        skipTrailingClosures()
        operand = .other
      case .operatorSign:
        if case .name = operand, at(prefix: "<"), skipGenericArguments() { continue }
        guard fixity == .postfix, !token.isAtLineStart else { return }
        advancePostfix()
      case .poundIf:
        guard skipConditionalSuffix() else { return }
      default: return
      }
    }
  }

  /// Consumes a postfix operator. If the operator begins with `?` or `!`, only this byte is consumed, because a member
  /// can follow, as in `?.`.
  private mutating func advancePostfix() {
    if at(prefix: "?") || at(prefix: "!") { eatFirstByte() } else { advance() }
  }

  /// Consumes `<…>` after a name if the token after `>` shows that `<` is not a comparison.
  private mutating func skipGenericArguments() -> Bool {
    let saved = position
    if skipGenerics(limit: 256) {
      switch token.kind {
      case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon,
        .endOfFile, .colon:
        return true
      case .leftParen, .leftSquare:
        if !token.isAtLineStart { return true }
      case .operatorSign:
        if (at(prefix: "?") || at(prefix: "!")) && fixity == .postfix { return true }
        if at(prefix: "&") && fixity == .infix { return true }
      default: break
      }
      // At the end of a line, `>` closes generic arguments, even in an incomplete value: `let a = Box<Int>`.
      if token.isAtLineStart { return true }
    }
    position = saved
    return false
  }

  /// Whether the current `{` begins observers or an `init` accessor rather than a trailing closure.
  private mutating func atAccessors() -> Bool {
    lookahead { parser in
      parser.advance()
      while parser.at(.at) { _ = parser.parseAttribute() }
      switch parser.token.keyword {
      case .willSet, .didSet, .`init`: return true
      default: return false
      }
    }
  }

  /// Consumes a closure and the labeled closures after it: `{ … } onError: { … }`.
  private mutating func skipTrailingClosures() {
    skipBalanced()
    while atName {
      let saved = position
      advance()
      guard eat(.colon), at(.leftBrace) else {
        position = saved
        return
      }
      skipBalanced()
    }
  }

  /// Consumes an `#if … #endif` whose clauses begin with a dot, because they contain members of the
  /// preceding operand.
  private mutating func skipConditionalSuffix() -> Bool {
    let saved = position
    repeat {
      advance()
      while !token.isAtLineStart, !at(.endOfFile) { advance() }
    } while at(.poundIf)
    guard at(.period) else {
      position = saved
      return false
    }
    position = saved
    var depth = 0
    repeat {
      switch token.kind {
      case .poundIf: depth += 1
      case .poundEndif: depth -= 1
      case .leftParen, .leftSquare, .leftBrace:
        skipBalanced()
        continue
      default: break
      }
      advance()
    } while depth > 0 && !at(.endOfFile)
    return true
  }
}
