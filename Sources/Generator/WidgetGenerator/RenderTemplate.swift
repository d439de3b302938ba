package import WidgetSource
import WidgetTemplate

/// Renders one template with a JSON object as its context.
///
/// - Parameters:
///   - context: An object, whose members are the variables. The text is empty if the context is not an object.
///   - include: Loads an included template by its name.
/// - Returns: The text in UTF-8, and the diagnostics. The text must not be used if a diagnostic is an error.
package func renderTemplate(
  _ template: SourceFile, context: JSONValue,
  include: @escaping @Sendable (_ name: String, _ asking: SourceFile) -> SourceFile?
) -> RenderResult {
  let environment = Environment(loader: Loader(load: include))
  guard case .dictionary(let variables) = Value(context) else {
    return RenderResult(text: [], diagnostics: [], texts: [template])
  }
  let result = Template.parse(template, in: environment).flatMap { $0.render(variables.table) }
  switch result {
  case .success(let rendering):
    return RenderResult(
      text: rendering.text, diagnostics: rendering.warnings, texts: rendering.files)
  case .failure(let failure):
    return RenderResult(
      text: [], diagnostics: failure.diagnostics, texts: [template] + failure.files.values)
  }
}

/// The output of a rendered template.
package struct RenderResult: Sendable {
  package let text: [UInt8]
  package let diagnostics: [Diagnostic]
  /// The templates that diagnostics point to.
  package let texts: [SourceFile]
}
