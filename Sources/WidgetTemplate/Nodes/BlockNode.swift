import WidgetSource

/// `{% block name %}...{% endblock %}`: a part that templates which extend this one may replace.
///
/// Where it is replaced, `{{ block.super }}` is what it would have been; elsewhere
/// `{{ block.name }}` is what it was.
final class BlockNode: Node {
  let name: String
  private let nodes: [any Node]
  private let blockSymbol: Int
  private let source: TemplateSource
  private let place: SourceRange

  private init(
    name: String, nodes: [any Node], blockSymbol: Int, source: TemplateSource, place: SourceRange
  ) {
    self.name = name
    self.nodes = nodes
    self.blockSymbol = blockSymbol
    self.source = source
    self.place = place
  }

  static func parse(
    _ parser: inout TemplateParser, _ token: TemplateToken
  ) throws(TemplateFailure) -> any Node {
    guard token.words.count == 2 else {
      throw parser.failure(
        TemplateDiagnostics.argumentCount("block", "block name"), at: token.place)
    }
    return BlockNode(
      name: token.words[1].string,
      nodes: try parser.parseBody(of: token, until: "endblock").nodes,
      blockSymbol: parser.symbols.number(of: "block"), source: parser.shared, place: token.place)
  }

  func render(in context: inout Context) throws(TemplateFailure) {
    guard let replacement = context.overrides?.popFirst(name) else {
      try renderOwn(in: &context)
      return
    }
    // The block itself may be replaced once more, by a template between the two.
    let replaced = try context.capture([self], of: place)
    let scope = context.openScope()
    context.bind(blockSymbol, to: .dictionary(["super": .string(replaced)]))
    try replacement.render(in: &context)
    context.closeScope(scope)
  }

  private func renderOwn(in context: inout Context) throws(TemplateFailure) {
    let start = context.output.count
    let asking = context.source
    context.source = source
    try context.render(nodes, of: place)
    context.source = asking
    remember(String(decoding: context.output[start...], as: UTF8.self), in: &context)
  }

  /// Adds the text to the outermost variable `block`, unless the context has one of another kind.
  private func remember(_ text: String, in context: inout Context) {
    switch context.outermost(blockSymbol) {
    case .none:
      context.bindOutermost(blockSymbol, to: .dictionary([name: .string(text)]))
    case .dictionary(var entries):
      entries[name] = .string(text)
      context.bindOutermost(blockSymbol, to: .dictionary(entries))
    default:
      break
    }
  }
}
