import WidgetSource

/// `{% block name %}...{% endblock %}`: a part that extending templates can replace.
///
/// In a replacement, `{{ block.super }}` is the replaced text. Elsewhere, `{{ block.name }}` is the text of the body of
/// `{% block name %}`, even if the block was replaced. It is empty until the block has been rendered.
final class BlockNode: Node {
  let name: String
  private let body: Body
  private let blockSymbol: Int
  private let source: TemplateSource
  private let place: SourceRange

  private init(
    name: String, body: Body, blockSymbol: Int, source: TemplateSource, place: SourceRange
  ) {
    self.name = name
    self.body = body
    self.blockSymbol = blockSymbol
    self.source = source
    self.place = place
  }

  static func parse(
    _ parser: inout TemplateParser, _ token: TemplateToken
  ) throws(TemplateFailure) -> any Node {
    try parser.requireWords(2...2, of: token, usage: "block name")
    return BlockNode(
      name: token.words[1].string,
      body: try parser.parseBody(of: token, until: "endblock").body,
      blockSymbol: parser.symbols.bound("block"), source: parser.shared, place: token.place)
  }

  func render(in context: inout Context) throws(TemplateFailure) {
    guard let replacement = context.overrides?.popFirst(name) else {
      try renderOwn(in: &context)
      return
    }
    // A template between the base and the most derived template may also replace the block.
    let replaced = try context.capture(Body([self], of: place))
    let scope = context.openScope()
    context.bind(blockSymbol, to: .dictionary(["super": .string(replaced)]))
    try replacement.render(in: &context)
    context.closeScope(scope)
  }

  private func renderOwn(in context: inout Context) throws(TemplateFailure) {
    let start = context.output.count
    try context.render(body, of: source)
    remember(String(decoding: context.output[start...], as: UTF8.self), in: &context)
  }

  /// Adds the text to the variable `block` in the outermost scope, unless the context uses the name
  /// for another kind of value.
  private func remember(_ text: String, in context: inout Context) {
    switch context.outermost(blockSymbol) {
    case .none:
      context.bindOutermost(blockSymbol, to: .dictionary([name: .string(text)]))
    case .dictionary(let entries):
      var table = entries.table
      table[name] = .string(text)
      context.bindOutermost(blockSymbol, to: .dictionary(table))
    default:
      break
    }
  }
}
