import WidgetSource

/// `{% if condition %}...{% elif condition %}...{% else %}...{% endif %}`, and `ifnot`.
final class IfNode: Node {
  private final class Branch: Sendable {
    /// Nil for `else`.
    let condition: Expression?
    let nodes: [any Node]

    init(_ condition: Expression?, _ nodes: [any Node]) {
      self.condition = condition
      self.nodes = nodes
    }
  }

  private let branches: [Branch]
  private let place: SourceRange

  private init(_ branches: [Branch], place: SourceRange) {
    self.branches = branches
    self.place = place
  }

  static func parse(
    _ parser: inout TemplateParser, _ token: TemplateToken
  ) throws(TemplateFailure) -> any Node {
    var branches: [Branch] = []
    var condition: Expression? = try parser.condition(
      token.words.dropFirst(), place: token.place)
    while true {
      let isLast = condition == nil
      let (nodes, end) =
        isLast
        ? try parser.parseBody(of: token, until: "endif")
        : try parser.parseBody(of: token, until: "elif", "else", "endif")
      branches.append(Branch(condition, nodes))
      if end.words[0] == "elif" {
        condition = try parser.condition(end.words.dropFirst(), place: end.place)
        continue
      }
      try parser.refuseArguments(end)
      if end.words[0] == "endif" { return IfNode(branches, place: token.place) }
      condition = nil
    }
  }

  /// `{% ifnot value %}...{% else %}...{% endif %}`, whose condition is one value.
  static func parseNegated(
    _ parser: inout TemplateParser, _ token: TemplateToken
  ) throws(TemplateFailure) -> any Node {
    guard token.words.count == 2 else {
      throw parser.failure(
        TemplateDiagnostics.argumentCount("ifnot", "ifnot value"), at: token.place)
    }
    let condition = try parser.condition(token.words.dropFirst(), place: token.place)
    let (negative, end) = try parser.parseBody(of: token, until: "else", "endif")
    var positive: [any Node] = []
    if end.words[0] == "else" {
      try parser.refuseArguments(end)
      positive = try parser.parseBody(of: token, until: "endif").nodes
    }
    return IfNode(
      [
        Branch(condition, positive), Branch(nil, negative),
      ], place: token.place)
  }

  func render(in context: inout Context) throws(TemplateFailure) {
    for branch in branches {
      if let condition = branch.condition, try !condition.evaluate(in: &context) { continue }
      let scope = context.openScope()
      try context.render(branch.nodes, of: place)
      context.closeScope(scope)
      return
    }
  }
}
