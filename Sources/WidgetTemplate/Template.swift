package import WidgetSource

/// A template that has been parsed and can be rendered many times.
///
/// For example:
/// ```swift
/// let source = SourceFile(path: "Hello.stencil", text: "Hello {{ name }}")
/// switch Template.parse(source, in: Environment()) {
/// case .success(let template): template.render(["name": "Ada"])
/// case .failure(let failure): print(failure.diagnostics)
/// }
/// ```
package struct Template: Sendable {
  let parsed: ParsedTemplate
  let environment: Environment
  let symbols: Symbols

  /// Parses a template; what it includes is only parsed when rendering gets there.
  package static func parse(
    _ source: SourceFile, in environment: Environment
  ) -> Result<Template, TemplateFailure> {
    var symbols = Symbols()
    do throws(TemplateFailure) {
      let parsed = try TemplateParser.parse(source, in: environment, symbols: &symbols)
      return .success(Template(parsed: parsed, environment: environment, symbols: symbols))
    } catch {
      return .failure(error)
    }
  }

  /// The text that the template gives in a context, in UTF-8.
  package func render(_ context: [String: Value]) -> Result<[UInt8], TemplateFailure> {
    var state = Context(root: context, template: self)
    do throws(TemplateFailure) {
      try state.render(parsed.body)
      return .success(environment.whitespace.finish(state.output))
    } catch {
      return .failure(error)
    }
  }
}
