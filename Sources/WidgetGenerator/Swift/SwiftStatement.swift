/// A statement of generated Swift.
indirect enum SwiftStatement: Sendable {
  case expression(SwiftExpression)
  /// `target = value`.
  case assign(String, SwiftExpression)
  /// `let name: Type = value`.
  case constant(String, type: String? = nil, SwiftExpression)
  /// `var name: Type = value`.
  case variable(String, type: String? = nil, SwiftExpression)
  /// `var name: Type`.
  case declare(String, type: String)
  case `return`
  case `throw`(SwiftExpression)
  /// `if condition { … } else { … }`.
  case `if`(SwiftExpression, [SwiftStatement], else: [SwiftStatement] = [])
  /// `if let name = value { … } else { … }`.
  case ifLet(String, SwiftExpression, [SwiftStatement], else: [SwiftStatement] = [])
  /// `guard condition else { … }`.
  case `guard`(SwiftExpression, [SwiftStatement])
  /// `guard let name = value else { … }`.
  case guardLet(String, SwiftExpression, [SwiftStatement])
  case `switch`(SwiftExpression, [Branch])
  /// `while let name = value { … }`.
  case whileLet(String, SwiftExpression, [SwiftStatement])
  case `do`([SwiftStatement], catch: [SwiftStatement])
  /// `#if condition … #endif`; without a condition as if it were not there.
  case conditional(String?, [SwiftStatement])
  case comment(String)
  case blank

  /// A branch of a `switch`.
  enum Branch: Sendable {
    /// `case pattern: …`.
    case pattern(String, [SwiftStatement])
    /// `case pattern: statement`.
    case line(String, SwiftStatement)
    /// `default: …`.
    case otherwise([SwiftStatement])
    /// `default: statement`.
    case otherwiseLine(SwiftStatement)
    /// A branch that is only there under a condition.
    case conditional(String?, [Branch])
  }
}

extension [SwiftStatement] {
  /// Whether a name occurs in one of them.
  func uses(_ name: String) -> Bool { contains { $0.uses(name) } }
}

extension SwiftStatement {
  fileprivate func uses(_ name: String) -> Bool {
    expressions.contains { $0.uses(name) } || statements.uses(name)
  }

  private var expressions: [SwiftExpression] {
    switch self {
    case .expression(let value), .assign(_, let value), .constant(_, type: _, let value),
      .variable(_, type: _, let value), .throw(let value), .if(let value, _, else: _),
      .ifLet(_, let value, _, else: _), .guard(let value, _), .guardLet(_, let value, _),
      .switch(let value, _), .whileLet(_, let value, _):
      [value]
    case .return, .declare, .do, .conditional, .comment, .blank: []
    }
  }

  private var statements: [SwiftStatement] {
    switch self {
    case .if(_, let body, else: let other), .ifLet(_, _, let body, else: let other),
      .do(let body, catch: let other):
      body + other
    case .guard(_, let body), .guardLet(_, _, let body), .conditional(_, let body),
      .whileLet(_, _, let body):
      body
    case .switch(_, let branches): branches.flatMap(\.statements)
    case .expression, .assign, .constant, .variable, .declare, .return, .throw, .comment, .blank:
      []
    }
  }
}

extension SwiftStatement.Branch {
  fileprivate var statements: [SwiftStatement] {
    switch self {
    case .pattern(_, let body), .otherwise(let body): body
    case .line(_, let statement), .otherwiseLine(let statement): [statement]
    case .conditional(_, let branches): branches.flatMap(\.statements)
    }
  }
}
