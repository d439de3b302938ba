/// A condition, or what stands in `{{ }}`.
///
/// For example: `name|hasPrefix:"UI" and not (count < 2 or name in names)`.
indirect enum Expression: Sendable {
  case value(Resolvable)
  case not(Expression)
  case and(Expression, Expression)
  case or(Expression, Expression)
  case comparison(Comparison, Expression, Expression)

  enum Comparison: Sendable {
    case contained, equal, unequal, less, lessOrEqual, greater, greaterOrEqual
  }
}

extension Expression {
  /// Whether the condition holds.
  func evaluate(in context: inout Context) throws(TemplateFailure) -> Bool {
    switch self {
    case .value(let resolvable):
      return try resolvable.resolve(in: &context).isTruthy
    case .not(let expression):
      return try !expression.evaluate(in: &context)
    case .and(let left, let right):
      guard try left.evaluate(in: &context) else { return false }
      return try right.evaluate(in: &context)
    case .or(let left, let right):
      if try left.evaluate(in: &context) { return true }
      return try right.evaluate(in: &context)
    case .comparison(let comparison, .value(let left), .value(let right)):
      let (left, right) = (try left.resolve(in: &context), try right.resolve(in: &context))
      return comparison.holds(left, right)
    case .comparison(let comparison, _, _):
      // Stencil compares values only, never the outcome of a condition.
      return comparison == .unequal
    }
  }

  /// The value that `{{ expression }}` prints: that of a condition is a string.
  func resolve(in context: inout Context) throws(TemplateFailure) -> Value {
    if case .value(let resolvable) = self { return try resolvable.resolve(in: &context) }
    return .string(try evaluate(in: &context) ? "true" : "false")
  }
}

extension Expression.Comparison {
  fileprivate func holds(_ left: Value, _ right: Value) -> Bool {
    switch self {
    case .contained: return left.isContained(in: right)
    case .equal: return left.equals(right)
    case .unequal: return !left.equals(right)
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      if case (.int(let left), .int(let right)) = (left, right) { return isOrdered(left, right) }
      guard let left = left.number, let right = right.number else { return false }
      return isOrdered(left, right)
    }
  }

  private func isOrdered<Number: Comparable>(_ left: Number, _ right: Number) -> Bool {
    switch self {
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    case .contained, .equal, .unequal: false
    }
  }
}
