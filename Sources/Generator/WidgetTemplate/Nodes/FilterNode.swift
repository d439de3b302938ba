import WidgetSource

/// `{% filter uppercase|indent:2 %}...{% endfilter %}`: applies filters to the text of its body.
final class FilterNode: Node {
  private let calls: [FilterCall]
  private let body: Body

  private init(calls: [FilterCall], body: Body) {
    self.calls = calls
    self.body = body
  }

  static func parse(
    _ parser: inout TemplateParser, _ token: TemplateToken
  ) throws(TemplateFailure) -> any Node {
    try parser.requireWords(2...2, of: token, usage: "filter name|name:argument")
    let parts = token.words[1].split(at: UInt8(ascii: "|")).map { $0.trimmed() }
    let calls = try parser.filterCalls(parts[...])
    return FilterNode(
      calls: calls, body: try parser.parseBody(of: token, until: "endfilter").body)
  }

  func render(in context: inout Context) throws(TemplateFailure) {
    var value = Value.string(try context.captureValue(body))
    for call in calls {
      value = try call.apply(to: value, in: &context)
    }
    context.print(value)
  }
}
