/// A condition, or the content of `{{ }}`.
///
/// For example: `name|hasPrefix:"UI" and not (count < 2 or name in names)`.
enum Expression: Sendable {
  case value(Resolvable)
  case operation(Operation)
}

/// An operator and its operands.
final class Operation: Sendable {
  enum Kind: Sendable {
    /// Negation of the left operand. The right operand is not evaluated.
    case not
    case and, or
    case contained, equal, unequal
    case less, lessOrEqual, greater, greaterOrEqual
  }

  private let kind: Kind
  private let left: Expression
  private let right: Expression

  init(_ kind: Kind, _ left: Expression, _ right: Expression) {
    self.kind = kind
    self.left = left
    self.right = right
  }
}

extension Expression {
  /// Returns the negation of a condition.
  static func not(_ expression: Expression) -> Expression {
    .operation(Operation(.not, expression, expression))
  }

  /// Whether the expression is a single operand without filters: a variable, a path or a literal.
  var isLookup: Bool { if case .value(.operand) = self { true } else { false } }

  /// Whether the condition is true.
  func evaluate(in context: inout Context) throws(TemplateFailure) -> Bool {
    switch self {
    case .value(let resolvable): try resolvable.resolve(in: &context).isTruthy
    case .operation(let operation): try operation.evaluate(in: &context)
    }
  }

  /// Returns the value that `{{ expression }}` prints. A condition prints `true` or `false`.
  func resolve(in context: inout Context) throws(TemplateFailure) -> Value {
    switch self {
    case .value(let resolvable): try resolvable.resolve(in: &context)
    case .operation(let operation):
      .string(try operation.evaluate(in: &context) ? "true" : "false")
    }
  }

  /// Whether the value depends only on the variables with these symbols.
  func isDetermined(by symbols: Set<Int>) -> Bool {
    switch self {
    case .value(let resolvable): resolvable.isDetermined(by: symbols)
    case .operation(let operation): operation.isDetermined(by: symbols)
    }
  }
}

extension Operation {
  fileprivate func evaluate(in context: inout Context) throws(TemplateFailure) -> Bool {
    switch kind {
    case .not:
      return try !left.evaluate(in: &context)
    case .and:
      guard try left.evaluate(in: &context) else { return false }
      return try right.evaluate(in: &context)
    case .or:
      if try left.evaluate(in: &context) { return true }
      return try right.evaluate(in: &context)
    default:
      // Stencil compares only values, not the results of conditions.
      guard case .value(let left) = left, case .value(let right) = right else {
        return kind == .unequal
      }
      let (first, second) = (try left.resolve(in: &context), try right.resolve(in: &context))
      context.noteWork(for: first)
      context.noteWork(for: second)
      return compare(first, second)
    }
  }

  fileprivate func isDetermined(by symbols: Set<Int>) -> Bool {
    left.isDetermined(by: symbols) && right.isDetermined(by: symbols)
  }

  private func compare(_ left: Value, _ right: Value) -> Bool {
    switch kind {
    case .contained: return left.isContained(in: right)
    case .equal: return left.equals(right)
    case .unequal: return !left.equals(right)
    default:
      if case (.int(let left), .int(let right)) = (left, right) { return isOrdered(left, right) }
      guard let left = left.number, let right = right.number else { return false }
      return isOrdered(left, right)
    }
  }

  private func isOrdered<Number: Comparable>(_ left: Number, _ right: Number) -> Bool {
    switch kind {
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    case .not, .and, .or, .contained, .equal, .unequal: false
    }
  }
}
