import TestSupport
import Testing
import WidgetSource
import WidgetTemplate

/// Renders a template and compares its output with the expected text.
func expectRender(
  _ template: String, _ context: [String: Value] = [:], _ expected: String,
  templates: [String: String] = [:], whitespace: WhitespaceControl = .asWritten,
  extensions: [Extension] = [], isStrict: Bool = false,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let environment = Environment(
    extensions: extensions, loader: .texts(templates), whitespace: whitespace)
  switch render(template, context, in: environment, isStrict: isStrict) {
  case .success(let rendering):
    let actual = String(decoding: rendering.text, as: UTF8.self)
    #expect(rendering.warnings.isEmpty, sourceLocation: sourceLocation)
    #expect(
      actual == expected, "\(unifiedDiff(expected: expected, actual: actual))",
      sourceLocation: sourceLocation)
  case .failure(let failure):
    Issue.record("\(failure.diagnostics)", sourceLocation: sourceLocation)
  }
}

/// Renders an invalid template, and compares the message of the first error and the text at its position.
///
/// - Parameter file: the name of the template that contains the error, if it is one of `templates`.
func expectError(
  _ template: String, _ context: [String: Value] = [:], at place: String, _ message: String,
  templates: [String: String] = [:], file: String = "test.stencil",
  limits: Limits = Limits(), extensions: [Extension] = [], isStrict: Bool = false,
  id: String = "template", sourceLocation: SourceLocation = #_sourceLocation
) {
  let environment = Environment(
    extensions: extensions, loader: .texts(templates), limits: limits)
  switch render(template, context, in: environment, isStrict: isStrict) {
  case .success(let rendering):
    Issue.record(
      "no error, but '\(String(decoding: rendering.text, as: UTF8.self))'",
      sourceLocation: sourceLocation)
  case .failure(let failure):
    let first = failure.diagnostics.first
    #expect(first?.message == message, sourceLocation: sourceLocation)
    #expect(first?.file == file, sourceLocation: sourceLocation)
    #expect(first?.id == id && first?.severity == .error, sourceLocation: sourceLocation)
    let source = failure.files[file]
    let pointedAt = first?.range.flatMap { source?.text($0) }
    #expect(pointedAt == place, sourceLocation: sourceLocation)
  }
}

/// Parses and renders a template named `test.stencil`.
func render(
  _ template: String, _ context: [String: Value], in environment: Environment,
  isStrict: Bool = false
) -> Result<Rendering, TemplateFailure> {
  Template.parse(SourceFile(path: "test.stencil", text: template), in: environment)
    .flatMap { $0.render(context, isStrict: isStrict) }
}

extension Loader {
  /// Returns a loader for texts in memory, by name. Diagnostics show the name as the path.
  static func texts(_ texts: [String: String]) -> Loader {
    Loader { name, _ in texts[name].map { SourceFile(path: name, text: $0) } }
  }
}
