import WidgetSource

extension Context {
  /// Renders another template in this context, as `include` and `extends` do.
  ///
  /// - Parameter tag: the place of the tag that names the template.
  mutating func renderTemplate(
    named operand: Operand, of tag: SourceRange
  ) throws(TemplateFailure) {
    let name = try operand.resolve(in: &self)
    guard case .string(let name) = name else {
      throw failure(TemplateDiagnostics.templateNameMissing(), at: tag)
    }
    guard let file = environment.loader.load(name, source.file) else {
      throw failure(TemplateDiagnostics.templateMissing(name), at: tag)
    }
    try countRound(at: tag)
    let asking = source
    do throws(TemplateFailure) {
      let template = try parsed(file)
      source = template.source
      try render(template.body)
      source = asking
    } catch {
      throw error.noting(TemplateDiagnostics.includedHere(), at: tag, in: asking.file)
    }
  }

  private mutating func parsed(_ file: SourceFile) throws(TemplateFailure) -> ParsedTemplate {
    if let known = templates[file.path] { return known }
    let template = try TemplateParser.parse(file, in: environment, symbols: &symbols)
    addSymbols()
    templates[file.path] = template
    return template
  }
}
