import WidgetModel
package import WidgetSource
package import WidgetSyntax
package import WidgetTemplate

/// Turns parsed sources and templates into files, all in memory.
///
/// The stages, one function each:
/// 1. resolve: `[ParsedFile]` to `Model`
/// 2. decide: `Model` to what is generated for each type
/// 3. describe and render: that to text, through the templates
/// 4. place: text to `GeneratedFile`s and to inline blocks of the sources
///
/// - Parameters:
///   - templates: those of the user, to be rendered besides the built-in ones.
///   - loader: finds what the user's templates include.
package func generate(
  _ files: [ParsedFile], templates: [SourceFile], configuration: Configuration,
  loader: Loader = .nothing, workers: any Workers = SingleWorker()
) -> GenerationResult {
  // What is wrong in a dependency is told where that is built.
  let own = files.filter { !configuration.dependencies.contains($0.source.path) }
  var result = GenerationResult(files: [], diagnostics: own.flatMap(\.diagnostics))
  let model = Model(files, dependencies: configuration.dependencies, workers: workers)
  let names = Set(templates.map { OutputNaming.templateName(ofPath: $0.path) })
  let builtins = BuiltinGeneration.running(configuration, templates: names)
  let rendering = BuiltinRendering(model, configuration, loader: loader)
  result.diagnostics += rendering.diagnostics
  let rendered = rendering.render(builtins)
  result.add(rendered)
  if templates.isEmpty, configuration.only == nil {
    result.diagnostics += rendering.generated.unusedAnnotations
  }
  let custom = CustomTemplates.render(
    templates, model, configuration, builtin: rendering.values, loader: loader)
  let placed = place(rendered.sections + custom.sections, in: files, configuration)
  result.add(placed.files)
  result.add(custom.files(unplaced: placed.unplaced))
  result.files.sort { $0.place.path < $1.place.path }
  result.diagnostics += duplicateOutputs(result.files)
  let owned = BuiltinGeneration.owned(by: configuration, templates: names)
    .flatMap { $0.outputNames(parts: configuration.parts) }
  result.ownedOutputs = Set(owned + names.map(OutputNaming.output(ofTemplate:)))
  return result
}

/// Output files of one name; letter case aside, since many disks do not tell it.
private func duplicateOutputs(_ files: [GeneratedFile]) -> [Diagnostic] {
  var seen: [String: GeneratedFile] = [:]
  return files.compactMap { file in
    guard let path = file.outputName else { return nil }
    guard let other = seen.updateValue(file, forKey: path.lowercased()) else { return nil }
    // At the template that a person wrote.
    return file.template == nil ? .duplicateOutput(other, file) : .duplicateOutput(file, other)
  }
}

/// Fills the inline blocks of the sources, if the user asked for it; tells the names of the
/// sections that no source has a place for.
private func place(
  _ sections: [InlineSection], in files: [ParsedFile], _ configuration: Configuration
) -> (files: RenderedFiles, unplaced: Set<String>) {
  guard configuration.fillsInlineBlocks else { return (RenderedFiles(), []) }
  let blocks = InlineBlocks(files: files)
  guard !blocks.diagnostics.hasErrors else {
    return (RenderedFiles(diagnostics: blocks.diagnostics), [])
  }
  let filled = blocks.fill(with: sections)
  // Of some generations alone the others' blocks stay as they are.
  let isWhole = configuration.only == nil && !filled.diagnostics.hasErrors
  let unused = isWhole ? blocks.unused(by: sections) : []
  let placed = RenderedFiles(
    files: filled.files, diagnostics: blocks.diagnostics + filled.diagnostics + unused)
  return (placed, filled.unplaced)
}

/// What rendering templates gave.
struct RenderedFiles: Sendable {
  var files: [GeneratedFile] = []
  /// Text for blocks of the sources.
  var sections: [InlineSection] = []
  var diagnostics: [Diagnostic] = []
  /// What the diagnostics point into besides the sources.
  var texts: [SourceFile] = []
}

/// What one run made.
package struct GenerationResult: Sendable {
  /// In the order of their names; not to be written when a diagnostic is an error.
  package var files: [GeneratedFile]
  /// The names of all output files that the generations and templates of this run can make: one
  /// that is there and that they have nothing for was made when they had.
  package var ownedOutputs: Set<String> = []
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

  fileprivate mutating func add(_ rendered: RenderedFiles) {
    files += rendered.files
    diagnostics += rendered.diagnostics
    texts += rendered.texts
  }
}
