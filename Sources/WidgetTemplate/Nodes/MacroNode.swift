import WidgetSource

/// `{% macro name parameter parameter %}...{% endmacro %}`: a variable that `call` can render.
final class MacroNode: Node, TemplateObject {
  let parameters: [Int]
  private let symbol: Int
  private let body: Body
  private let source: TemplateSource

  private init(symbol: Int, parameters: [Int], body: Body, source: TemplateSource) {
    self.symbol = symbol
    self.parameters = parameters
    self.body = body
    self.source = source
  }

  static func parse(
    _ parser: inout TemplateParser, _ token: TemplateToken
  ) throws(TemplateFailure) -> any Node {
    let words = token.words
    guard words.count >= 2 else {
      throw parser.failure(
        TemplateDiagnostics.argumentCount("macro", "macro name parameter"), at: token.place)
    }
    return MacroNode(
      symbol: parser.symbols.bound(words[1].string),
      parameters: words.dropFirst(2).map { parser.symbols.bound($0.string) },
      body: try parser.parseBody(of: token, until: "endmacro").body, source: parser.shared)
  }

  func render(in context: inout Context) {
    context.bind(symbol, to: .object(self))
  }

  /// Renders the body with arguments, of which there are as many as parameters.
  func call(_ arguments: [Resolvable], in context: inout Context) throws(TemplateFailure) {
    let scope = context.openScope()
    try context.bind(parameters, to: arguments)
    try context.render(body, of: source)
    context.closeScope(scope)
  }

  func member(_ name: String) -> Value? { nil }
}
