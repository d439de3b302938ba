import WidgetSource

/// `{% call name argument argument %}`: renders a macro.
final class CallNode: Node {
  private let name: PlacedText
  private let macro: Operand
  private let arguments: [Resolvable]
  private let source: TemplateSource
  private let place: SourceRange

  private init(
    name: PlacedText, macro: Operand, arguments: [Resolvable], source: TemplateSource,
    place: SourceRange
  ) {
    self.name = name
    self.macro = macro
    self.arguments = arguments
    self.source = source
    self.place = place
  }

  static func parse(
    _ parser: inout TemplateParser, _ token: TemplateToken
  ) throws(TemplateFailure) -> any Node {
    try parser.requireWords(2..., of: token, usage: "call macro argument")
    let name = token.words[1]
    var arguments: [Resolvable] = []
    for word in token.words.dropFirst(2) { arguments.append(try parser.resolvable(word)) }
    return CallNode(
      name: name, macro: parser.operand(name), arguments: arguments, source: parser.shared,
      place: token.place)
  }

  func render(in context: inout Context) throws(TemplateFailure) {
    guard case .object(let object) = try macro.resolve(in: &context),
      let macro = object as? MacroNode
    else {
      throw context.failure("macro '\(name.string)' is not defined at this point", at: name.range)
    }
    let expected = macro.parameters.count
    guard expected == arguments.count else {
      throw context.failure(
        "macro '\(name.string)' expects \(expected) argument\(expected == 1 ? "" : "s"), not "
          + "\(arguments.count)", at: place)
    }
    try context.countRound(at: place)
    do throws(TemplateFailure) {
      try macro.call(arguments, in: &context)
    } catch {
      throw error.noting("called here", at: place, in: source.file)
    }
  }
}
