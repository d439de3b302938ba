import WidgetModel
import WidgetPlan

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
  /// `#if condition … #endif`, or only the statements if the condition is nil.
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
    /// `#if condition … #endif`, or only the branches if the condition is nil.
    case conditional(String?, [Branch])
  }
}

extension [SwiftStatement] {
  /// Whether an expression in one of the statements uses a name.
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

extension [SwiftStatement] {
  /// Returns the statements inside `if #available(…) { … } else { … }`, or the statements alone if no check is needed.
  func ifAvailable(_ availability: Availability, else other: [SwiftStatement] = []) -> Self {
    guard let check = availability.check else { return self }
    return [.if(.verbatim("#available(\(check))"), self, else: other)]
  }
}

extension SwiftStatement {
  /// Returns the statement inside `#if` and `if #available(…)`, if these are needed.
  func ifAvailable(_ availability: Availability) -> SwiftStatement {
    let checked = availability.check.map { Self.if(.verbatim("#available(\($0))"), [self]) } ?? self
    return availability.joined(to: nil).map { .conditional($0, [checked]) } ?? checked
  }
}

extension SwiftStatement {
  /// Whether the statement is a `do` with its `catch`, which does not fit on the line of a pattern.
  fileprivate var isBlock: Bool { if case .do = self { true } else { false } }
}

extension SwiftStatement.Branch {
  /// Returns a branch such as `case .text: value = …`. If the decoded type may be unavailable, the branch checks its
  /// availability.
  ///
  /// - Parameter other: the statements for an unrecognized name.
  static func decoding(
    _ pattern: String, _ statement: SwiftStatement, _ availability: Availability,
    else other: @autoclosure () -> [SwiftStatement]
  ) -> Self {
    if availability.check == nil, !statement.isBlock { return .line(pattern, statement) }
    return .pattern(pattern, [statement].ifAvailable(availability, else: other()))
  }
}

extension SwiftStatement.Branch {
  /// Returns the branch that decodes a case of an enum, with checks of the case's availability.
  ///
  /// - Parameter other: the statements for an unrecognized name.
  static func decoding(
    _ element: EnumPlan.Case, _ names: [String], _ body: [SwiftStatement],
    _ globals: GlobalNames, else other: @autoclosure () -> [SwiftStatement]
  ) -> Self {
    let availability = element.availability
    if availability == .always { return .pattern(names.casePattern(globals), body) }
    let branch = pattern(names.casePattern(globals), body.ifAvailable(availability, else: other()))
    return availability.joined(to: nil).map { .conditional($0, [branch]) } ?? branch
  }

  /// Returns the branch inside the `#if` of an enum's case, if the case has a condition.
  func ifCompiled(_ element: EnumPlan.Case) -> Self {
    element.availability.joined(to: nil).map { .conditional($0, [self]) } ?? self
  }
}

extension [FamilyPlan.Member.Branch] {
  /// Returns the branches of a `switch`. Adjacent branches with the same condition are inside one `#if`.
  func conditional(_ content: (Element) -> SwiftStatement.Branch) -> [SwiftStatement.Branch] {
    var groups: [(condition: String?, branches: [SwiftStatement.Branch])] = []
    for branch in self {
      if let last = groups.indices.last, groups[last].condition == branch.condition {
        groups[last].branches.append(content(branch))
      } else {
        groups.append((branch.condition, [content(branch)]))
      }
    }
    return groups.map { .conditional($0.condition, $0.branches) }
  }
}

extension SwiftStatement {
  /// Writes the statement on one line or several.
  func write(to writer: inout SwiftWriter) {
    switch self {
    case .expression(let value): writer.line("", value)
    case .assign(let target, let value): writer.line("\(target) = ", value)
    case .constant(let name, type: let type, let value):
      writer.line("let \(name)\(Self.annotation(type)) = ", value)
    case .variable(let name, type: let type, let value):
      writer.line("var \(name)\(Self.annotation(type)) = ", value)
    case .declare(let name, type: let type): writer.line("var \(name)\(Self.annotation(type))")
    case .return: writer.line("return")
    case .throw(let value): writer.line("throw ", value)
    case .if(let condition, let body, else: let other):
      writer.line("if ", condition, " {")
      Self.write(body, else: other, to: &writer)
    case .ifLet(let name, let value, let body, else: let other):
      writer.line("if let \(name) = ", value, " {")
      Self.write(body, else: other, to: &writer)
    case .guard(let condition, let body):
      writer.line("guard ", condition, " else {")
      Self.write(body, to: &writer)
    case .guardLet(let name, let value, let body):
      writer.line("guard let \(name) = ", value, " else {")
      Self.write(body, to: &writer)
    case .switch(let value, let branches):
      writer.line("switch ", value, " {")
      for branch in branches { branch.write(to: &writer) }
      writer.line("}")
    case .whileLet(let name, let value, let body):
      writer.line("while let \(name) = ", value, " {")
      Self.write(body, to: &writer)
    case .do(let body, catch: let handler):
      writer.line("do {")
      writer.body(body)
      writer.line(handler.isEmpty ? "} catch {}" : "} catch {")
      if !handler.isEmpty { Self.write(handler, to: &writer) }
    case .conditional(let condition, let body):
      writer.conditional(condition) { writer in
        for statement in body { statement.write(to: &writer) }
      }
    case .comment(let text): writer.line("// " + text)
    case .blank: writer.blankLine()
    }
  }

  private static func annotation(_ type: String?) -> String { type.map { ": " + $0 } ?? "" }

  /// Writes the body and the end of a block whose first line is already written.
  private static func write(
    _ body: [SwiftStatement], else other: [SwiftStatement] = [], to writer: inout SwiftWriter
  ) {
    writer.body(body)
    if !other.isEmpty {
      writer.line("} else {")
      writer.body(other)
    }
    writer.line("}")
  }
}

extension SwiftStatement.Branch {
  fileprivate func write(to writer: inout SwiftWriter) {
    switch self {
    case .pattern(let pattern, let body):
      writer.line("case \(pattern):")
      writer.body(body)
    case .line(let pattern, let statement):
      writer.lineStart("case \(pattern): ")
      statement.write(to: &writer)
    case .otherwise(let body):
      writer.line("default:")
      writer.body(body)
    case .otherwiseLine(let statement):
      writer.lineStart("default: ")
      statement.write(to: &writer)
    case .conditional(let condition, let branches):
      writer.conditional(condition) { writer in
        for branch in branches { branch.write(to: &writer) }
      }
    }
  }
}

extension SwiftWriter {
  /// Writes lines between `#if` and `#endif`. Without a condition, writes only the lines.
  fileprivate mutating func conditional(_ condition: String?, _ lines: (inout Self) -> Void) {
    if let condition { line("#if " + condition) }
    lines(&self)
    if condition != nil { line("#endif") }
  }
}
