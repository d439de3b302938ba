import WidgetSource

/// `{% if condition %}...{% elif condition %}...{% else %}...{% endif %}`, and `ifnot`.
final class IfNode: Node {
  private struct Branch {
    let condition: Expression
    let body: Body
  }

  private let first: Branch
  /// The `elif` branches.
  private let others: [Branch]
  /// The body of `else`.
  private let otherwise: Body?

  private init(_ first: Branch, others: [Branch] = [], otherwise: Body?) {
    self.first = first
    self.others = others
    self.otherwise = otherwise
  }

  static func parse(
    _ parser: inout TemplateParser, _ token: TemplateToken
  ) throws(TemplateFailure) -> any Node {
    var (first, end) = try parseBranch(&parser, at: token, of: token)
    var others: [Branch] = []
    while end.words[0] == "elif" {
      let branch: Branch
      (branch, end) = try parseBranch(&parser, at: end, of: token)
      others.append(branch)
    }
    var otherwise: Body?
    if end.words[0] == "else" {
      otherwise = try parser.parseBody(of: token, until: "endif").body
    }
    return IfNode(first, others: others, otherwise: otherwise)
  }

  /// Parses the condition and the body of `if` or `elif`. Returns the branch and the tag that ends it.
  private static func parseBranch(
    _ parser: inout TemplateParser, at start: TemplateToken, of token: TemplateToken
  ) throws(TemplateFailure) -> (branch: Branch, end: TemplateToken) {
    let condition = try parser.condition(start.words.dropFirst(), place: start.place)
    let (body, end) = try parser.parseBody(of: token, until: "elif", "else", "endif")
    return (Branch(condition: condition, body: body), end)
  }

  /// Parses `{% ifnot value %}...{% else %}...{% endif %}`, whose condition is a single value.
  static func parseNegated(
    _ parser: inout TemplateParser, _ token: TemplateToken
  ) throws(TemplateFailure) -> any Node {
    try parser.requireWords(2...2, of: token, usage: "ifnot value")
    let condition = try parser.condition(token.words.dropFirst(), place: token.place)
    let (negative, end) = try parser.parseBody(of: token, until: "else", "endif")
    var positive = Body([], of: token.place)
    if end.words[0] == "else" {
      positive = try parser.parseBody(of: token, until: "endif").body
    }
    return IfNode(Branch(condition: condition, body: positive), otherwise: negative)
  }

  func render(in context: inout Context) throws(TemplateFailure) {
    if try first.condition.evaluate(in: &context) {
      return try context.renderScope(first.body)
    }
    for branch in others where try branch.condition.evaluate(in: &context) {
      return try context.renderScope(branch.body)
    }
    if let otherwise { try context.renderScope(otherwise) }
  }

  func isDetermined(by symbols: Set<Int>) -> Bool {
    ([first] + others).allSatisfy {
      $0.condition.isDetermined(by: symbols) && $0.body.isDetermined(by: symbols)
    } && otherwise?.isDetermined(by: symbols) ?? true
  }
}
