import WidgetSource

/// `{% import "macros.stencil" %}`: defines the macros and variables of a template and discards its
/// output.
final class ImportNode: Node {
  private let name: Operand
  private let place: SourceRange

  private init(name: Operand, place: SourceRange) {
    self.name = name
    self.place = place
  }

  static func parse(
    _ parser: inout TemplateParser, _ token: TemplateToken
  ) throws(TemplateFailure) -> any Node {
    try parser.requireWords(2...2, of: token, usage: "import \"template\"")
    return ImportNode(name: parser.operand(token.words[1]), place: token.place)
  }

  func render(in context: inout Context) throws(TemplateFailure) {
    let start = context.output.count
    try context.renderTemplate(named: name, of: place)
    context.output.removeSubrange(start...)
  }
}
