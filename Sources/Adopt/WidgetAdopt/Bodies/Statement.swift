/// A statement in the body of a hand-written member.
struct Statement {
  enum Kind {
    /// `let name: Type = value` or `var name = value`.
    case binding(name: String, type: String?, isLet: Bool, value: Expression)
    case assignment(target: Expression, value: Expression)
    case expression(Expression)
    case conditional(Condition, then: [Statement])
    /// A statement that is not read, with the words that describe it: `a loop`.
    case other(String)
  }

  /// The only condition of an `if`.
  enum Condition {
    /// `let name = value`, in which the value can be omitted.
    case binding(name: String, value: Expression?)
    case test(Expression)
  }

  var kind: Kind
  /// The offset of its first token.
  var start: UInt32
}
