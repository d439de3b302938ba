package import WidgetGenerator
package import WidgetSource

/// The output of all targets of a run, compared with the disk. Nothing is written yet.
struct PlannedRun {
  let plan: OutputPlan
  let diagnostics: [Diagnostic]
  let texts: [SourceFile]
  /// Whether generated files are left to the plugin, because their target has no `output`.
  let leavesFiles: Bool
  /// Whether the run only fills inline blocks, because no target has an `output`.
  let onlyFillsBlocks: Bool

  /// - Parameter forbidsOrphans: whether orphaned files are errors in a strict run.
  init(
    _ targets: [RunSettings], forbidsOrphans: Bool, _ environment: ToolEnvironment,
    _ phases: inout PhaseTimes
  ) throws(CommandFailure) {
    var parts: [OutputPlan.Part] = []
    var diagnostics: [Diagnostic] = []
    var texts: [SourceFile] = []
    var unreadable: [Diagnostic] = []
    var leavesFiles = false
    let needsEachOutput = targets.needEachOutput
    for settings in targets {
      do throws(CommandFailure) {
        let target = try GeneratedTarget(
          settings, environment, &phases,
          isLeftToPlugin: settings.output == nil && !needsEachOutput)
        leavesFiles = leavesFiles || target.leavesFiles
        diagnostics += target.diagnostics
        texts += target.texts
        parts.append(target.part)
      } catch {
        // A missing path of one target does not hide the errors of other targets.
        guard case .diagnostics(let found, let itsTexts, .usage) = error else { throw error }
        unreadable += found.filter { !unreadable.contains($0) }
        texts += itsTexts
      }
    }
    if !unreadable.isEmpty { throw .diagnostics(unreadable + diagnostics, texts: texts, .usage) }
    diagnostics += targets.unusedExclusions()
    if diagnostics.hasErrors { throw .diagnostics(diagnostics, texts: texts, .invalidInput) }
    let plan = OutputPlan(parts, environment)
    if plan.errors.hasErrors { throw .diagnostics(plan.errors, texts: texts, .usage) }
    phases.end("compare", "\(parts.map(\.files.count).reduce(0, +)) files")
    if forbidsOrphans, targets.contains(where: \.isStrict), !plan.orphans.isEmpty {
      let errors = plan.orphans.map(DriverDiagnostics.orphanedOutput).map(\.asError)
      throw .diagnostics(diagnostics + errors, texts: texts, .invalidInput)
    }
    self.plan = plan
    self.diagnostics = diagnostics
    self.texts = texts
    self.leavesFiles = leavesFiles
    onlyFillsBlocks = !needsEachOutput && targets.allSatisfy { $0.output == nil }
  }
}

/// The output of one target, in memory.
package struct GeneratedTarget {
  /// The files and their folder.
  package let part: OutputPlan.Part
  /// The diagnostics, without ignored warnings.
  package let diagnostics: [Diagnostic]
  /// The files that diagnostics can point to.
  package let texts: [SourceFile]
  /// The sources of the target, without its dependencies.
  package let ownSources: [ScannedFile]
  /// The number of scanned sources of dependencies.
  package let dependencyCount: Int
  /// Whether anything is generated for the target, in this run or by the plugin.
  package let isUsed: Bool
  /// Whether `part` leaves out generated files, because the plugin generates them.
  let leavesFiles: Bool
  /// The paths of the templates and of the configuration, which a fix may also edit.
  let otherEditablePaths: [String]

  /// Reads the sources and generates the files. Writes nothing.
  ///
  /// - Parameter isLeftToPlugin: whether `part` contains only sources with inline blocks.
  package init(
    _ settings: RunSettings, _ environment: ToolEnvironment, _ phases: inout PhaseTimes,
    isLeftToPlugin: Bool = false
  ) throws(CommandFailure) {
    let input = try RunInput(settings, environment, &phases)
    environment.kept.update { $0.append(input) }
    let result = WidgetGenerator.generate(
      input.files, templates: input.templates, configuration: input.configuration,
      workers: settings.threads,
      include: { [folders = input.templateFolders] name, asking in folders.load(name, asking) })
    phases.end("generate", "\(result.files.count) files")
    let configured = settings.configurationText.map { [$0] } ?? []
    texts = input.files.map(\.source) + input.templates + result.texts + configured
    let checks = BuildChecks(settings, result.files, environment.fileSystem)
    let generated =
      settings.build.map { build in
        result.diagnostics.map { BuildAdvice.adapted($0, for: build) }
      } ?? result.diagnostics
    let found = input.warnings + generated + checks.diagnostics
    let own = input.files.filter { !input.configuration.dependencies.contains($0.source.path) }
    ownSources = own
    dependencyCount = input.files.count - own.count
    otherEditablePaths = (input.templates + configured).map(\.path)
    let kept = IgnoreComments(own, rules: RuleCatalogue.generating.ids).filter(
      found, isComplete: !settings.isPartial && !found.hasErrors)
    diagnostics = settings.isStrict ? kept.map(\.asError) : kept
    isUsed = !result.files.isEmpty
    leavesFiles = isLeftToPlugin && result.files.contains { $0.outputName != nil }
    let files = (result.files + checks.emptyFiles).filter {
      !isLeftToPlugin || $0.outputName == nil
    }
    if settings.output == nil, files.contains(where: { $0.outputName != nil }) {
      throw .usage(
        UsageError(
          "no output folder is configured; add '--output DIR' or 'output' to widgetgen.json, or "
            + "'--inline' to fill only inline blocks, because the plugin generates the other code",
          command: settings.command))
    }
    var part = OutputPlan.Part(
      files: files, owned: result.ownedOutputs, folder: settings.output,
      unchangedCount: result.unchangedCount,
      isComplete: settings.build == nil && !settings.isPartial
        && settings.configuration.outputFile == nil)
    part.removesEmpty = settings.removesEmptyFiles
    self.part = part
  }
}

extension [RunSettings] {
  /// Whether a target without `output` is an error if files are generated for it. Otherwise, the plugin generates these
  /// files.
  ///
  /// A run that writes files of other targets, fills inline blocks or only checks the sources is useful without them. In
  /// any other run, nothing would be written, so the `output` was probably forgotten.
  fileprivate var needEachOutput: Bool {
    !contains {
      $0.output != nil || $0.configuration.fillsInlineBlocks
        || $0.command.name == Command.check.name
    }
  }
}

extension Diagnostic {
  /// The diagnostic for a strict run, in which a warning becomes an error.
  package var asError: Diagnostic {
    var error = self
    if severity == .warning { error.severity = .error }
    return error
  }
}
