import WidgetSource

/// `{% macro name parameter parameter %}...{% endmacro %}`: a variable that `call` renders.
final class MacroNode: Node, TemplateObject {
  let parameters: [Int]
  private let symbol: Int
  private let body: Body
  private let source: TemplateSource
  /// Whether the output of a call depends only on its arguments.
  private let isDetermined: Bool

  private init(symbol: Int, parameters: [Int], body: Body, source: TemplateSource) {
    self.symbol = symbol
    self.parameters = parameters
    self.body = body
    self.source = source
    isDetermined = body.isDetermined(by: Set(parameters))
  }

  static func parse(
    _ parser: inout TemplateParser, _ token: TemplateToken
  ) throws(TemplateFailure) -> any Node {
    let words = token.words
    try parser.requireWords(2..., of: token, usage: "macro name parameter")
    return MacroNode(
      symbol: parser.symbols.bound(words[1].string),
      parameters: words.dropFirst(2).map { parser.symbols.bound($0.string) },
      body: try parser.parseBody(of: token, until: "endmacro").body, source: parser.shared)
  }

  func render(in context: inout Context) {
    context.bind(symbol, to: .object(self))
  }

  /// Renders the body with one argument per parameter.
  ///
  /// In templates for mocks, a macro creates a name from a signature. It is called about twenty times in a row with the
  /// same signature. The output of the last call is therefore cached.
  func call(_ arguments: [Resolvable], in context: inout Context) throws(TemplateFailure) {
    var values: [Value] = []
    values.reserveCapacity(arguments.count)
    for argument in arguments { values.append(try argument.resolve(in: &context)) }
    guard isDetermined else { return try render(with: values, in: &context) }
    if let last = context.lastCalls[symbol], last.macro === self,
      last.isCaptured == (context.captures > 0), last.hasArguments(values)
    {
      return context.output.append(last.output)
    }
    let start = context.output.count
    try render(with: values, in: &context)
    context.lastCalls[symbol] = LastCall(
      macro: self, arguments: values, isCaptured: context.captures > 0,
      output: Array(context.output[start...]))
  }

  private func render(
    with arguments: [Value], in context: inout Context
  ) throws(TemplateFailure) {
    let scope = context.openScope()
    context.bind(parameters, to: arguments)
    try context.render(body, of: source)
    context.closeScope(scope)
  }

  func member(_ name: String) -> Value? { nil }
}
