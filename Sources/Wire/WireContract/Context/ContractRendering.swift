import BuiltinTemplates
package import WidgetSource
package import WidgetTemplate

/// Renders a template with the values of a contract.
package struct ContractRendering: Sendable {
  /// Returns the template with the given name, or nil if it does not exist. `asking` is the template with the `include`
  /// tag. The returned template takes precedence over a built-in one.
  package typealias Include = @Sendable (_ name: String, _ asking: SourceFile) -> SourceFile?

  /// The result of rendering.
  package struct Result: Sendable {
    /// The rendered text in UTF-8. Empty if rendering failed.
    package var text: [UInt8] = []
    package var diagnostics: [Diagnostic] = []
    /// The files of the diagnostics.
    package var texts: [SourceFile] = []
  }

  private let environment: Environment

  package init(include: @escaping Include = { _, _ in nil }) {
    let loader = Loader { name, asking in
      include(name, asking) ?? Self.builtin(name)
    }
    environment = Environment(extensions: [.contract], loader: loader, whitespace: .sourcery)
  }

  /// The built-in templates, in order of their names.
  package static let builtinTemplates: [SourceFile] = BuiltinTemplates.contract
    .stablySorted(on: \.key)
    .map { SourceFile(path: $0.key, text: $0.value) }

  /// Returns the template with the given name: the result of `include`, or else a built-in template. Returns nil if
  /// there is neither.
  package func template(named name: String) -> SourceFile? {
    environment.loader.load(name, SourceFile(path: "", text: ""))
  }

  /// - Parameter values: the values of `ContractContext.values`, and additional values for certain outputs.
  package func render(_ template: SourceFile, _ values: [String: Value]) -> Result {
    switch Template.parse(template, in: environment).flatMap({ $0.render(values, isStrict: true) })
    {
    // The tags at the beginning of a template leave empty lines, which are removed.
    case .success(let rendering):
      Result(
        text: Array(rendering.text.drop { $0 == UInt8(ascii: "\n") }),
        diagnostics: rendering.warnings, texts: [template] + rendering.files)
    case .failure(let failure):
      Result(
        diagnostics: failure.diagnostics, texts: [template] + failure.files.values)
    }
  }

  private static func builtin(_ name: String) -> SourceFile? {
    BuiltinTemplates.contract[name].map { SourceFile(path: name, text: $0) }
  }
}
