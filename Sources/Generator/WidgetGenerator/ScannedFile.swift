package import WidgetSource
package import WidgetSyntax
import WidgetTemplate

/// A source and its declarations. Sources are scanned in parallel.
package struct ScannedFile: Sendable {
  package let source: SourceFile
  package let parsed: ParsedFile

  /// The diagnostics that were found while the source was parsed.
  package var diagnostics: [Diagnostic] { parsed.diagnostics }

  /// The names of the imported modules: `Core` for `import struct Core.Theme`.
  package var importedModules: [String] {
    parsed.imports.compactMap { declaration in
      parsed.text(declaration.path).split(separator: ".").first.map(String.init)
    }
  }

  /// The comments that silence warnings, each with the range of the text after `ignore`.
  package var ignoreComments: [(range: SourceRange, text: SourceRange)] {
    parsed.ignores.map { ($0.range, $0.text) }
  }

  /// Returns the edit that removes a rule from a comment that silences rules.
  ///
  /// - Parameter comment: the range of the comment.
  package func removing(_ rule: SourceRange, fromComment comment: SourceRange) -> [SourceEdit] {
    parsed.ignores.first { $0.range == comment }.map { parsed.removing(rule, from: $0) } ?? []
  }

  /// Whether an edit can be applied without examining the code around it.
  ///
  /// An edit cannot be applied if the file has an error, because the edit's position may be wrong. Nor can an edit be
  /// applied inside an inline block, because the block is regenerated.
  package func accepts(_ edit: SourceEdit) -> Bool {
    let (blocks, problems) = InlineBlock.find(in: parsed)
    return !diagnostics.hasErrors && !problems.hasErrors
      && !InlineBlock.isInside(blocks, edit.range)
  }

  package init(_ source: SourceFile) {
    self.source = source
    parsed = parse(source)
  }
}

/// Generates files from scanned sources, like the function with the same name for parsed sources.
///
/// - Parameter include: Loads an included template by its name.
package func generate(
  _ files: [ScannedFile], templates: [SourceFile], configuration: Configuration,
  workers: any Workers = SingleWorker(),
  include: @escaping @Sendable (_ name: String, _ asking: SourceFile) -> SourceFile?
) -> GenerationResult {
  generate(
    files.map(\.parsed), templates: templates, configuration: configuration,
    loader: Loader(load: include), workers: workers)
}
