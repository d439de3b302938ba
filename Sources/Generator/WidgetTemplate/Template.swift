package import WidgetSource

/// A parsed template, which can be rendered repeatedly.
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
  /// The included templates that are already parsed, by path.
  let included: [String: ParsedTemplate]

  /// Parses a template.
  ///
  /// - Parameter included: templates that it includes. Other included templates are parsed during rendering.
  package static func parse(
    _ source: SourceFile, in environment: Environment, including included: [SourceFile] = []
  ) -> Result<Template, TemplateFailure> {
    var symbols = Symbols()
    do throws(TemplateFailure) {
      let parsed = try TemplateParser.parse(source, in: environment, symbols: &symbols)
      var others: [String: ParsedTemplate] = [:]
      for other in included {
        others[other.path] = try TemplateParser.parse(other, in: environment, symbols: &symbols)
      }
      return .success(
        Template(parsed: parsed, environment: environment, symbols: symbols, included: others))
    } catch {
      return .failure(error)
    }
  }

  /// Renders the template with a context.
  ///
  /// - Parameter isStrict: whether a variable that is neither in the context nor set by a tag is an
  ///   error. Otherwise, such a variable has no value, as in Stencil.
  package func render(
    _ context: [String: Value], isStrict: Bool = false
  ) -> Result<Rendering, TemplateFailure> {
    render(each: [context], isStrict: isStrict)
  }

  /// Renders the template with several contexts, one after the other. Included templates are parsed
  /// only once.
  package func render(
    each contexts: [[String: Value]], isStrict: Bool = false
  ) -> Result<Rendering, TemplateFailure> {
    var symbols = symbols
    var templates = included
    var texts: [[UInt8]] = []
    do throws(TemplateFailure) {
      for context in contexts {
        var state = Context(root: context, isStrict: isStrict, template: self, symbols: symbols)
        state.templates = templates
        try state.render(parsed.body)
        environment.whitespace.finish(&state.output)
        texts.append(state.output)
        (symbols, templates) = (state.symbols, state.templates)
      }
      let all = [parsed] + templates.stablySorted(on: \.key).map(\.value)
      return .success(
        Rendering(
          texts: texts, warnings: all.flatMap(\.warnings),
          files: all.filter { !$0.warnings.isEmpty }.map(\.source.file)))
    } catch {
      return .failure(error)
    }
  }
}

/// The output of a template.
package struct Rendering: Sendable {
  /// The text for each context, in UTF-8.
  package let texts: [[UInt8]]
  /// The warnings about the template and the templates that it included.
  package let warnings: [Diagnostic]
  /// The templates that the warnings refer to.
  package let files: [SourceFile]

  /// The text for the first context.
  package var text: [UInt8] { texts.first ?? [] }
}
