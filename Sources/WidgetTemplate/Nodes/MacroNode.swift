import WidgetSource

/// `{% macro name parameter parameter %}...{% endmacro %}`: a variable that `call` can render.
final class MacroNode: Node, TemplateObject {
  let parameters: [Int]
  private let symbol: Int
  private let nodes: [any Node]
  private let source: TemplateSource
  private let place: SourceRange

  private init(
    symbol: Int, parameters: [Int], nodes: [any Node], source: TemplateSource, place: SourceRange
  ) {
    self.symbol = symbol
    self.parameters = parameters
    self.nodes = nodes
    self.source = source
    self.place = place
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
      symbol: parser.symbols.number(of: words[1].string),
      parameters: words.dropFirst(2).map { parser.symbols.number(of: $0.string) },
      nodes: try parser.parseBody(of: token, until: "endmacro").nodes, source: parser.shared,
      place: token.place)
  }

  func render(in context: inout Context) {
    context.bind(symbol, to: .object(self))
  }

  /// Renders the body with arguments, of which there are as many as parameters.
  func call(_ arguments: [Value], in context: inout Context) throws(TemplateFailure) {
    let asking = context.source
    context.source = source
    let scope = context.openScope()
    for (parameter, argument) in zip(parameters, arguments) {
      // No value hides no variable: so it is in StencilSwiftKit, and Sourcery's templates use it.
      if case .none = argument { continue }
      context.bind(parameter, to: argument)
    }
    try context.render(nodes, of: place)
    context.closeScope(scope)
    context.source = asking
  }

  func member(_ name: String) -> Value? { nil }
}
