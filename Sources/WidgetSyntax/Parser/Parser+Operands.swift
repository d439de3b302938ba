import WidgetSource

/// The operands of an expression and their suffixes: calls, members, trailing closures.
extension Parser {
  /// How an operand may go on.
  enum Operand {
    /// A name: generic arguments may follow.
    case name
    /// A number, string, `nil` and the like: no trailing closure may follow.
    case literal
    case other
    /// An `if`, `switch` or `do`.
    case statement
  }

  /// Moves past an operand without its suffixes; nil if none begins here.
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

  /// A backslash with a path of names, subscripts, `?` and `!`: `\Type.name?[0].other`.
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

  /// `?`, `!` and `.?` belong to a key path when nothing separates them.
  private var isKeyPathOperator: Bool {
    let byte = lexer.bytes[Int(token.start)]
    return (byte == "?" || byte == "!" || byte == ".") && token.start == previousEnd
  }

  /// Moves past everything that continues an operand.
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

  /// Consumes a postfix operator; of `?.` and `!.` only the first byte, since a member follows.
  private mutating func advancePostfix() {
    if at(prefix: "?") || at(prefix: "!") { eatFirstByte() } else { advance() }
  }

  /// Consumes `<…>` after a name if what follows shows that it is no comparison.
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
      // At the end of a line: `let type = Box<Int>` is no complete value, `.self` follows below.
      if token.isAtLineStart { return true }
    }
    position = saved
    return false
  }

  /// Whether the `{` here begins observers rather than a trailing closure.
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

  /// Consumes a closure and those with labels after it: `{ … } onError: { … }`.
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

  /// Consumes an `#if … #endif` whose branches begin with a dot: members of the operand before it.
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
