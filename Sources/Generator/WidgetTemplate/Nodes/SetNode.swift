import WidgetSource

/// `{% set name value %}` and `{% set name %}...{% endset %}`.
final class SetNode: Node {
  private enum Content {
    case value(Resolvable)
    case body(Body)
  }

  private let symbol: Int
  private let content: Content

  private init(symbol: Int, content: Content) {
    self.symbol = symbol
    self.content = content
  }

  static func parse(
    _ parser: inout TemplateParser, _ token: TemplateToken
  ) throws(TemplateFailure) -> any Node {
    let words = token.words
    try parser.requireWords(2...3, of: token, usage: "set name value")
    let symbol = parser.symbols.bound(words[1].string)
    let content: Content =
      words.count == 3
      ? .value(try parser.resolvable(words[2]))
      : .body(try parser.parseBody(of: token, until: "endset").body)
    return SetNode(symbol: symbol, content: content)
  }

  func render(in context: inout Context) throws(TemplateFailure) {
    switch content {
    case .value(let resolvable):
      context.bind(symbol, to: try resolvable.resolve(in: &context))
    case .body(let body):
      context.bind(symbol, to: .string(try context.captureValue(body)))
    }
  }
}
