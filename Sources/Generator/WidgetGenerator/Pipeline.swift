import WidgetModel
import WidgetPlan
package import WidgetSource
package import WidgetSyntax
package import WidgetTemplate

/// Generates files in memory from parsed sources and templates, in five stages.
///
/// - Parameters:
///   - templates: User-defined templates, which are rendered in addition to the built-in templates.
///   - loader: Loads included templates.
///   - builtin: The parsed built-in templates, or nil to parse those that are rendered.
package func generate(
  _ files: [ParsedFile], templates: [SourceFile], configuration: Configuration,
  loader: Loader = .nothing, workers: any Workers = SingleWorker(),
  builtin: BuiltinTemplateSet? = nil
) -> GenerationResult {
  let resolved = resolve(files, configuration, workers)
  let plan = Planner(resolved.context).plan()
  let description = BuiltinDescription(plan, resolved, configuration)
  let rendered = render(description, templates, loader, builtin)
  return place(rendered, in: files, resolved, templates, configuration)
}

/// The sources with resolved declarations, as the context for planning.
struct ResolvedSources {
  let context: PlanningContext
  /// The diagnostics about the sources for which code is generated, and about the protocols that the configuration
  /// selects.
  let diagnostics: [Diagnostic]

  var model: Model { context.model }
  var runtime: Runtime { context.runtime }
}

/// Resolves the declarations of all files.
func resolve(
  _ files: [ParsedFile], _ configuration: Configuration, _ workers: any Workers
) -> ResolvedSources {
  var runtime = configuration.runtime.capabilities
  if configuration.codingKeys { runtime.keys = .codingKeysWherePossible }
  let context = PlanningContext(
    Model(files, dependencies: configuration.dependencies),
    configuration.embedsRuntime ? runtime.embedded : runtime, conforming: configuration.select,
    keyStyles: configuration.keyStyles, modules: configuration.dependencyModules,
    embedding: configuration.embeddingDependencies,
    templateKeys: TemplateKeys(configuration.annotations), workers: workers)
  // Dependencies are skipped, because their diagnostics are reported when they are built.
  let own = files.filter { !configuration.dependencies.contains($0.source.path) }
  let origin = configuration.selectOrigin
  let misspelled = MisspelledSelection(context.conformances)
    .misspelled(configuration.select ?? [])
  return ResolvedSources(
    context: context,
    diagnostics: own.flatMap(\.diagnostics)
      + misspelled.map { selection in
        Diagnostic(
          rule: .misspelledSelection,
          message:
            "no source declares or uses a protocol '\(selection.name)', so 'select' finds no "
            + "types; did you mean '\(selection.suggestion)'?",
          file: origin?.file ?? "--select", range: origin?.places[selection.name],
          fix: Suggestion.correction(of: selection.name, in: [selection.suggestion]).flatMap {
            origin?.replacing(selection.name, with: $0)
          } ?? [])
      })
}

/// The output of built-in and user-defined templates.
private struct Rendered {
  var builtin: RenderedFiles
  var custom: CustomTemplates
}

/// Renders built-in and user-defined templates.
private func render(
  _ description: BuiltinDescription, _ templates: [SourceFile], _ loader: Loader,
  _ builtin: BuiltinTemplateSet?
) -> Rendered {
  let configuration = description.configuration
  var builtin = BuiltinRendering(description, builtin)
    .render(BuiltinGeneration.running(configuration))
  if templates.isEmpty, configuration.only == nil {
    builtin.diagnostics += description.plan.unusedAnnotations
  }
  return Rendered(
    builtin: builtin,
    custom: CustomTemplates.render(
      templates, description.resolved.model, configuration, loader: loader))
}

/// Places rendered text in files and inline blocks.
private func place(
  _ rendered: Rendered, in files: [ParsedFile], _ resolved: ResolvedSources,
  _ templates: [SourceFile], _ configuration: Configuration
) -> GenerationResult {
  var result = GenerationResult(files: [], diagnostics: resolved.diagnostics)
  result.add(rendered.builtin)
  let sections = rendered.builtin.sections + rendered.custom.sections
  let placed = fill(sections, in: files, configuration)
  result.add(placed.files)
  result.add(
    rendered.custom.files(unplaced: placed.unplaced, outputFile: configuration.outputFile))
  if !configuration.header.isEmpty {
    for index in result.files.indices { result.files[index].add(header: configuration.header) }
  }
  result.files.sort { $0.place.path < $1.place.path }
  result.diagnostics += duplicateOutputs(result.files)
  let owned = BuiltinGeneration.owned(by: configuration)
    .flatMap { $0.outputNames(parts: configuration.parts) }
  let custom =
    configuration.outputFile.map { [$0] }
    ?? templates.map { OutputNaming.output(ofTemplatePath: $0.path) }
  result.ownedOutputs = Set(owned + custom)
  return result
}

/// Reports output files with the same name. The letter case is ignored, because many file systems ignore it.
private func duplicateOutputs(_ files: [GeneratedFile]) -> [Diagnostic] {
  var seen: [String: GeneratedFile] = [:]
  return files.compactMap { file in
    guard let path = file.outputName else { return nil }
    guard let other = seen.updateValue(file, forKey: path.lowercased()) else { return nil }
    // The diagnostic points at the user-defined template.
    let (second, first) = file.template == nil ? (other, file) : (file, other)
    let place = first.place.path
    let origin = first.template ?? "built-in \(place.prefix { $0 != "." })"
    return Diagnostic(
      rule: .duplicateOutput,
      message: "this template writes '\(second.place.path)' and '\(origin)' writes '\(place)'"
        + (second.place.path == place ? "" : ", which is the same file on a case-insensitive disk")
        + "; rename a template",
      file: second.template ?? second.place.path)
  }
}

/// Fills the inline blocks of the sources. Returns the changed sources, and the names of the sections without a place
/// in a source. Both are empty if blocks are not to be filled, or if the markers of blocks contain an error.
private func fill(
  _ sections: [InlineSection], in files: [ParsedFile], _ configuration: Configuration
) -> (files: RenderedFiles, unplaced: Set<String>) {
  // Dependencies are skipped, because their blocks are filled when they are built.
  let own = files.filter { !configuration.dependencies.contains($0.source.path) }
  let blocks = InlineBlocks(files: own)
  guard configuration.fillsInlineBlocks, !blocks.diagnostics.hasErrors else {
    return (RenderedFiles(diagnostics: blocks.diagnostics), [])
  }
  let filled = blocks.fill(with: sections)
  // With `--only`, no blocks are reported as unused, because they may belong to other generations.
  let isWhole = configuration.only == nil && !filled.diagnostics.hasErrors
  let unused = isWhole ? blocks.unused(by: sections) : []
  let placed = RenderedFiles(
    files: filled.files, unchangedCount: filled.unchangedCount,
    diagnostics: blocks.diagnostics + filled.diagnostics + unused)
  return (placed, filled.unplaced)
}

/// The output of rendered templates.
struct RenderedFiles: Sendable {
  var files: [GeneratedFile] = []
  /// The number of sources whose inline blocks do not change.
  var unchangedCount = 0
  /// Texts for the inline blocks of the sources.
  var sections: [InlineSection] = []
  var diagnostics: [Diagnostic] = []
  /// The files, other than sources, that diagnostics point to.
  var texts: [SourceFile] = []
}

/// The files and diagnostics that a run generates.
package struct GenerationResult: Sendable {
  /// The files in the order of their paths. They must not be written if a diagnostic is an error.
  package var files: [GeneratedFile]
  /// The names of the output files that belong to the generations and templates of this run. Files of `file:` sections
  /// and files for single sources are not included. An existing file with one of these names is stale if the run does
  /// not write it.
  package var ownedOutputs: Set<String> = []
  /// The number of sources whose inline blocks do not change.
  package var unchangedCount = 0
  package var diagnostics: [Diagnostic]
  /// The templates that diagnostics point to.
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
    unchangedCount += rendered.unchangedCount
    diagnostics += rendered.diagnostics
    texts += rendered.texts
  }
}

extension Rule {
  static let duplicateOutput = Rule("duplicate-output", .error)
  package static let misspelledSelection = Rule("misspelled-selection", .warning)
}
