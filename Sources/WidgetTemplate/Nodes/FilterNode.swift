import WidgetSource

/// `{% filter uppercase|indent:2 %}...{% endfilter %}`: what its body prints goes through filters.
final class FilterNode: Node {
  private let calls: [FilterCall]
  private let nodes: [any Node]
  private let place: SourceRange

  private init(calls: [FilterCall], nodes: [any Node], place: SourceRange) {
    self.calls = calls
    self.nodes = nodes
    self.place = place
  }

  static func parse(
    _ parser: inout TemplateParser, _ token: TemplateToken
  ) throws(TemplateFailure) -> any Node {
    guard token.words.count == 2 else {
      throw parser.failure(
        TemplateDiagnostics.argumentCount("filter", "filter name|name:argument"), at: token.place)
    }
    let parts = token.words[1].split(at: UInt8(ascii: "|")).map { $0.trimmed() }
    let calls = try parser.filterCalls(parts[...])
    let nodes = try parser.parseBody(of: token, until: "endfilter").nodes
    return FilterNode(calls: calls, nodes: nodes, place: token.place)
  }

  func render(in context: inout Context) throws(TemplateFailure) {
    var value = Value.string(try context.capture(nodes, of: place))
    for call in calls {
      value = try call.apply(to: value, in: &context)
    }
    context.print(value)
  }
}
