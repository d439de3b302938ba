package import WidgetSource
package import WidgetSyntax

/// Turns parsed sources and templates into files, all in memory.
///
/// The stages, one function each:
/// 1. resolve: `[ParsedFile]` to `Model`
/// 2. describe: `Model` to the values templates see
/// 3. render: template and values to text
/// 4. place: text to `GeneratedFile`s and to inline blocks of the sources
package func generate(
  _ files: [ParsedFile], templates: [SourceFile], configuration: Configuration
) -> GenerationResult {
  GenerationResult(files: [], diagnostics: files.flatMap(\.diagnostics))
}

/// What one run made.
package struct GenerationResult: Sendable {
  /// In the order of their names; not to be written when a diagnostic is an error.
  package var files: [GeneratedFile]
  package var diagnostics: [Diagnostic]

  package init(files: [GeneratedFile], diagnostics: [Diagnostic]) {
    self.files = files
    self.diagnostics = diagnostics
  }
}
