package import WidgetSource
package import WidgetSyntax
package import WidgetTemplate

/// Turns parsed sources and templates into files, all in memory.
///
/// The stages, one function each:
/// 1. resolve: `[ParsedFile]` to `Model`
/// 2. describe: `Model` to the values templates see
/// 3. render: template and values to text
/// 4. place: text to `GeneratedFile`s and to inline blocks of the sources
///
/// - Parameters:
///   - templates: those of the user, to be rendered besides the built-in ones.
///   - loader: finds what the user's templates include.
package func generate(
  _ files: [ParsedFile], templates: [SourceFile], configuration: Configuration,
  loader: Loader = .nothing
) -> GenerationResult {
  GenerationResult(files: [], diagnostics: files.flatMap(\.diagnostics))
}

/// What one run made.
package struct GenerationResult: Sendable {
  /// In the order of their names; not to be written when a diagnostic is an error.
  package var files: [GeneratedFile]
  package var diagnostics: [Diagnostic]
  /// What diagnostics point into besides the sources and the templates given: included templates.
  package var texts: [SourceFile]

  package init(
    files: [GeneratedFile], diagnostics: [Diagnostic], texts: [SourceFile] = []
  ) {
    self.files = files
    self.diagnostics = diagnostics
    self.texts = texts
  }
}
