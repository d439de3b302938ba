import BuiltinTemplates
import WidgetSource
package import WidgetTemplate

/// Renders a template in `Templates/Scaffold`, for a source that is written only once.
///
/// - Parameter name: The name of the template: `Widget.stencil`.
package func renderScaffold(
  _ name: String, _ values: [String: Value]
) -> Result<String, TemplateFailure> {
  let source = SourceFile(path: name, text: BuiltinTemplates.scaffold[name] ?? "")
  return Template.parse(source, in: Environment(whitespace: .sourcery))
    .flatMap { $0.render(values, isStrict: true) }
    .map { String(decoding: $0.text.drop { $0 == UInt8(ascii: "\n") }, as: UTF8.self) }
}
