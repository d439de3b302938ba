import WidgetSyntax

/// Expressions. An expression that has no meaning for coding is `other`.
extension BodyParser {
  func expression(_ range: Range<Int>) -> Expression {
    Expression(
      kind: kind(range), text: text(range),
      start: range.isEmpty ? tokens.last?.start ?? 0 : tokens[range.lowerBound].start)
  }

  private func kind(_ range: Range<Int>) -> Expression.Kind {
    guard let start = range.first else { return .other }
    if text(start) == "try" {
      guard range.count > 1, tokens[start + 1].kind == .operatorSign,
        tokens[start + 1].start == tokens[start].end
      else { return .attempt(expression(range.dropFirst())) }
      let rest = expression(range.dropFirst(2))
      return text(start + 1) == "?" ? .optionalAttempt(rest) : .other
    }
    return infix(range) ?? typeValue(range) ?? prefixed(range)
  }

  /// Returns the expression of the first `??`, or of the only comparison. Returns nil without an operator between two
  /// operands, and `other` for other operators.
  private func infix(_ range: Range<Int>) -> Expression.Kind? {
    var operators: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if index > range.lowerBound, isInfix(index) || ["as", "is"].contains(text(index)) {
        operators.append(index)
      }
      index = next(after: index)
    }
    guard let first = operators.first else { return nil }
    let (left, right) = (range.lowerBound..<first, first + 1..<range.upperBound)
    if operators.allSatisfy({ text($0) == "??" }) {
      return .coalescing(expression(left), expression(right))
    }
    if operators.count == 1, text(first) == "!=" {
      return .unequal(expression(left), expression(right))
    }
    return .other
  }

  /// Returns the type in `Type.self`, or in `Type.self.self`, which is the same.
  private func typeValue(_ range: Range<Int>) -> Expression.Kind? {
    guard range.count > 2, text(range.upperBound - 1) == "self",
      tokens[range.upperBound - 2].kind == .period
    else { return nil }
    let base = range.dropLast(2)
    return typeValue(base) ?? .type(text(base))
  }

  private func prefixed(_ range: Range<Int>) -> Expression.Kind {
    let start = range.lowerBound
    guard tokens[start].kind == .operatorSign, range.count > 1 else { return postfixed(range) }
    switch text(start) {
    case "!": return .not(expression(range.dropFirst()))
    case "-" where range.count == 2 && tokens[start + 1].kind == .number: return .literal
    default: return .other
    }
  }

  /// Returns an operand with its members and calls.
  private func postfixed(_ range: Range<Int>) -> Expression.Kind {
    guard var (kind, index) = operand(range) else { return .other }
    while index < range.upperBound {
      let base = Expression(
        kind: kind, text: text(range.lowerBound..<index), start: tokens[range.lowerBound].start)
      switch tokens[index].kind {
      case .period where index + 1 < range.upperBound && tokens[index + 1].kind == .identifier:
        kind = .member(base, text(index + 1))
        index += 2
      case .leftParen where !tokens[index].isAtLineStart:
        guard let close = closings[index] else { return .other }
        kind = .call(base, arguments(index + 1..<close))
        index = close + 1
      default: return .other
      }
    }
    return kind
  }

  private func operand(_ range: Range<Int>) -> (Expression.Kind, end: Int)? {
    let start = range.lowerBound
    switch tokens[start].kind {
    case .number: return (.literal, start + 1)
    case .string: return text(start).utf8.contains(UInt8(ascii: "\\")) ? nil : (.literal, start + 1)
    case .identifier: return (.name(text(start)), start + 1)
    case .period where range.count > 1 && tokens[start + 1].kind == .identifier:
      return (.implicitMember(text(start + 1)), start + 2)
    case .leftParen:
      guard let close = closings[start], first(.comma, in: start + 1..<close) == nil else {
        return nil
      }
      return (kind(start + 1..<close), close + 1)
    case .leftSquare:
      guard let close = closings[start], ["[]", "[:]"].contains(text(start..<close + 1)) else {
        return nil
      }
      return (.literal, close + 1)
    default: return nil
    }
  }

  /// Returns the arguments between two parentheses. A comma inside of `<` and `>` does not separate arguments.
  private func arguments(_ range: Range<Int>) -> [Expression.Argument] {
    var found: [Expression.Argument] = []
    var (start, index, angles) = (range.lowerBound, range.lowerBound, 0)
    while index < range.upperBound {
      if tokens[index].kind == .comma, angles == 0 {
        found.append(argument(start..<index))
        start = index + 1
      } else if tokens[index].kind == .operatorSign, !isInfix(index) {
        for sign in text(index) {
          angles = max(0, angles + (sign == "<" ? 1 : sign == ">" ? -1 : 0))
        }
      }
      index = next(after: index)
    }
    return start < range.upperBound ? found + [argument(start..<range.upperBound)] : found
  }

  private func argument(_ range: Range<Int>) -> Expression.Argument {
    guard range.count > 2, tokens[range.lowerBound].kind == .identifier,
      tokens[range.lowerBound + 1].kind == .colon
    else { return Expression.Argument(label: nil, value: expression(range)) }
    return Expression.Argument(
      label: text(range.lowerBound), value: expression(range.dropFirst(2)))
  }
}
