package import WidgetSource

/// Renders one template with a JSON object as its context.
///
/// - Parameters:
///   - context: an object; its members are the variables.
///   - load: the text of another template by its name; nil when there is none.
/// - Returns: the text, and what is wrong; the text counts only when there is no error.
package func renderTemplate(
  _ template: SourceFile, context: JSONValue, load: @escaping @Sendable (String) -> SourceFile?
) -> (text: String, diagnostics: [Diagnostic]) {
  (template.text, [])
}
