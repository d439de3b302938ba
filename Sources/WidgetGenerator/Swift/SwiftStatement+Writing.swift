extension SwiftStatement {
  /// Writes it as one line or several.
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

  /// The body of a block whose first line is written, and its end.
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
  /// Writes lines between `#if` and `#endif`, or without a condition only the lines.
  fileprivate mutating func conditional(_ condition: String?, _ lines: (inout Self) -> Void) {
    if let condition { line("#if " + condition) }
    lines(&self)
    if condition != nil { line("#endif") }
  }
}
