import WidgetSource

/// A statement in the body of a hand-written member.
struct Statement {
  enum Kind {
    /// `let name: Type = value` or `var name = value`.
    case binding(name: String, type: String?, isLet: Bool, value: Expression)
    case assignment(target: Expression, value: Expression)
    case expression(Expression)
    /// - Parameter otherwise: the statements after `else`, which may be another `if`. Empty without `else`.
    case conditional(Condition, then: [Statement], otherwise: [Statement])
    case choice(Expression, [Branch])
    /// `do` with a `catch` for all errors.
    case attempt([Statement], catching: [Statement])
    /// `return` without a value.
    case leave
    /// `return` with a value.
    case result(Expression)
    case failure(Expression)
    /// A statement that is not read, with the words that describe it: `a loop`.
    case other(String)
  }

  /// The only condition of an `if`.
  enum Condition {
    /// `let name = value`, in which the value can be omitted.
    case binding(name: String, value: Expression?)
    case test(Expression)
  }

  /// A branch of a `switch`.
  struct Branch {
    /// Empty for `default`.
    var patterns: [Pattern]
    var body: [Statement]
  }

  /// A pattern of a `case`.
  enum Pattern {
    /// `.circle(let radius)`, with the names that are bound to the values. A name is nil for `_`.
    case named(String, bindings: [String?])
    case text(String)
  }

  var kind: Kind
  /// The range from its first token to its last.
  var range: SourceRange

  var start: UInt32 { range.start }
}

extension Statement {
  /// The value that a function with this statement as its body returns. Nil for another statement.
  var result: Expression? {
    switch kind {
    case .result(let value), .expression(let value): value
    default: nil
    }
  }

  /// The obstacle of a statement that is not read here.
  var obstacle: Obstacle {
    let words =
      switch kind {
      case .binding: "a local"
      case .assignment: "an assignment"
      case .expression: "an expression"
      case .conditional: "a condition"
      case .choice: "a switch"
      case .attempt: "do and catch"
      case .leave, .result: "return"
      case .failure: "throw"
      case .other(let words): words
      }
    return Obstacle(.statement, words, at: start)
  }
}
