import WidgetSource

/// Types: only where they end matters, their text is kept as written.
extension Parser {
  /// Moves past a type; false, without moving, if none begins here.
  ///
  /// For example: `[String: any P & Q]?`, `@Sendable (inout T) async throws(E) -> some View`.
  mutating func skipType() -> Bool {
    let start = token.start
    while true {
      skipTypePrefix()
      guard skipTypeName() else { return previousEnd > start && token.start != start }
      guard skipTypeSuffix() else { return true }
    }
  }

  /// The range of a type; an empty one, and a diagnostic, if none begins here.
  mutating func parseType() -> SourceRange {
    let start = token.start
    if !skipType() {
      report(SyntaxDiagnostics.expectedType(in: source.path, at: token.range))
      return SourceRange(start: previousEnd, end: previousEnd)
    }
    return range(from: start)
  }

  /// Attributes, `inout`, `some`, `~` and the like.
  private mutating func skipTypePrefix() {
    while true {
      if at(.at) {
        _ = parseAttribute()
      } else if at(prefix: "~") {
        advance()
      } else if at(prefix: "<"), skipGenerics() {
        // Generic parameters of an opaque result: `-> <T: P> T`.
      } else if token.keyword?.isTypeSpecifier == true, specifiesType() {
        let isNonisolated = at(.nonisolated)
        advance()
        if isNonisolated, at(.leftParen) { skipBalanced() }
      } else {
        return
      }
    }
  }

  /// Whether the specifier here has a type after it; if not, it is a type's name itself.
  private mutating func specifiesType() -> Bool {
    let next = peek()
    switch next.kind {
    case .identifier, .at, .leftSquare: return next.keyword != .in
    case .leftParen: return true
    case .operatorSign: return lexer.bytes[Int(next.start)] == "~"
    default: return false
    }
  }

  /// The name, tuple, array or the like that a type begins with.
  @inline(__always)
  private mutating func skipTypeName() -> Bool {
    switch token.kind {
    case .identifier:
      // Of a missing type the error stays here, and the next declaration whole.
      if token.keyword?.isReservedIntroducer == true { return false }
      advance()
      if at(prefix: "<") { _ = skipGenerics() }
      return true
    case .leftParen, .leftSquare:
      skipBalanced()
      return true
    default: return false
    }
  }

  /// What may follow a type's beginning; true if one more type must follow.
  private mutating func skipTypeSuffix() -> Bool {
    while true {
      switch token.kind {
      case .period:
        guard peek().kind == .identifier else { return false }
        advance()
        advance()
        if at(prefix: "<") { _ = skipGenerics() }
      case .operatorSign:
        let byte = lexer.bytes[Int(token.start)]
        if (byte == "?" || byte == "!"), token.start == previousEnd {
          eatFirstByte()
        } else if byte == "&", token.end - token.start == 1 {
          advance()
          return true
        } else {
          return false
        }
      case .arrow:
        advance()
        return true
      case .identifier:
        guard token.keyword?.isTypeEffect == true, skipEffectsBeforeArrow() else { return false }
        return true
      default: return false
      }
    }
  }

  /// Consumes `async throws(E) ->`; if the arrow is missing nothing.
  private mutating func skipEffectsBeforeArrow() -> Bool {
    let saved = position
    while token.keyword?.isTypeEffect == true {
      advance()
      if at(.leftParen), !token.isAtLineStart { skipBalanced() }
    }
    if eat(.arrow) { return true }
    position = saved
    return false
  }

  /// Moves past `<…>`, generic parameters or arguments; false, without moving, if the `<` here is
  /// an operator.
  ///
  /// - Parameter limit: how many tokens there may be. Every `<` of an expression may turn out to be
  ///   an operator; without a bound each would look through the rest of the file.
  mutating func skipGenerics(limit: Int = .max) -> Bool {
    if unclosedAngles.contains(token.start) { return false }
    let saved = position
    openAngles.removeAll(keepingCapacity: true)
    var tokensLeft = limit
    while tokensLeft > 0 {
      tokensLeft -= 1
      switch token.kind {
      case .operatorSign where at(prefix: "<"):
        openAngles.append(token.start)
        eatFirstByte()
      case .operatorSign where at(prefix: ">"):
        openAngles.removeLast()
        eatFirstByte()
        if openAngles.isEmpty { return true }
      case .operatorSign where isGenericOperator:
        eatFirstByte()
      case .leftParen, .leftSquare:
        skipBalanced()
      case .identifier, .number, .comma, .colon, .period, .arrow, .at, .equal:
        advance()
      default:
        unclosedAngles.formUnion(openAngles)
        position = saved
        return false
      }
    }
    position = saved
    return false
  }

  /// Whether an operator can occur between angle brackets: `?`, `!`, `&`, `~`, `...`, `==`, `-1`.
  private var isGenericOperator: Bool {
    let bytes = lexer.bytes
    switch bytes[Int(token.start)] {
    case "?", "!", "~", ".", "-": return true
    case "&", "=": return bytes[Int(token.start) + 1] != "&"
    default: return false
    }
  }
}

extension Keyword {
  /// Whether it can precede a type.
  var isTypeSpecifier: Bool {
    switch self {
    case .inout, .some, .any, .each, .repeat, .__shared, .__owned, ._const, .borrowing, .consuming,
      .isolated, .sending, .nonisolated:
      true
    default: false
    }
  }

  /// Whether it can precede the arrow of a function type.
  var isTypeEffect: Bool {
    self == .async || self == .throws || self == .rethrows || self == .reasync
  }
}
