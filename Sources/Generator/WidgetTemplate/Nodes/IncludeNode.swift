import WidgetSource

/// `{% include "part.stencil" %}` and `{% include "part.stencil" values %}`. The entries of the
/// dictionary `values` become variables of the included template.
final class IncludeNode: Node {
  private let name: Operand
  private let values: Operand?
  private let place: SourceRange

  private init(name: Operand, values: Operand?, place: SourceRange) {
    self.name = name
    self.values = values
    self.place = place
  }

  static func parse(
    _ parser: inout TemplateParser, _ token: TemplateToken
  ) throws(TemplateFailure) -> any Node {
    let words = token.words
    try parser.requireWords(2...3, of: token, usage: "include \"template\" values")
    return IncludeNode(
      name: parser.operand(words[1]), values: words.count == 3 ? parser.operand(words[2]) : nil,
      place: token.place)
  }

  func render(in context: inout Context) throws(TemplateFailure) {
    let scope = context.openScope()
    if let values = try values?.resolve(in: &context).entries {
      for (name, value) in values.stablySorted(on: \.key) { context.bind(name, to: value) }
    }
    try context.renderTemplate(named: name, of: place)
    context.closeScope(scope)
  }
}
