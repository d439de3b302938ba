package import WidgetSource
import WidgetTemplate

/// Renders one template with a JSON object as its context.
///
/// - Parameters:
///   - context: an object; its members are the variables.
///   - include: finds the template of a name for the template that asks for it.
/// - Returns: the text in UTF-8; it counts only when no diagnostic is an error.
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
  case .success(let text): return RenderResult(text: text, diagnostics: [], texts: [template])
  case .failure(let failure):
    return RenderResult(
      text: [], diagnostics: failure.diagnostics, texts: [template] + failure.files.values)
  }
}

/// What rendering one template gave.
package struct RenderResult: Sendable {
  package let text: [UInt8]
  package let diagnostics: [Diagnostic]
  /// What the diagnostics point into.
  package let texts: [SourceFile]
}
