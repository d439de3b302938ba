import WidgetGenerator
import WidgetSource

/// `generate` and `check`: the same work, of which one writes the difference and one shows it.
struct GenerateCommand {
  private let arguments: Arguments
  private let settings: RunSettings
  private let environment: ToolEnvironment

  init(_ arguments: Arguments, environment: ToolEnvironment) throws(CommandFailure) {
    self.arguments = arguments
    self.environment = environment
    settings = try RunSettings(arguments, environment: environment)
  }

  /// Writes what is not up to date.
  func generate() throws(CommandFailure) -> ExitCode {
    var phases = PhaseTimes()
    let run = try plan(&phases)
    let errors = OutputWriter(environment.fileSystem).write(run.plan.changes)
    phases.end("write", "\(run.plan.changes.count) files, \(run.plan.unchangedCount) up to date")
    report(run.diagnostics + errors, run.texts, phases)
    if !errors.isEmpty { return .usage }
    if run.plan.changes.isEmpty, run.plan.unchangedCount == 0 {
      summarize(
        "nothing to generate: no type is marked '// widgetgen: codable' or chosen by '--runtime' "
          + "or the configuration")
    } else {
      summarize("\(run.plan.changes.count) written, \(run.plan.unchangedCount) up to date")
    }
    return .success
  }

  /// Lists what is not up to date.
  func check() throws(CommandFailure) -> ExitCode {
    var phases = PhaseTimes()
    let run = try plan(&phases)
    let changes = run.plan.changes
    let stale = changes.map { DriverDiagnostics.stale(path: $0.path, isMissing: $0.old == nil) }
    // As text the list on standard output says it already.
    let shown = settings.report.format == .text ? [] : stale
    report(run.diagnostics + shown, run.texts, phases, stalePaths: changes.map(\.path))
    if changes.isEmpty {
      summarize("\(run.plan.unchangedCount) up to date")
      return .success
    }
    if settings.report.isQuiet { return .stale }
    let list = StaleList(changes, arguments, settings.report).text
    return environment.finish(printing: Array(list.utf8), .stale)
  }

  /// What a run found out before it writes.
  private struct Run {
    let plan: OutputPlan
    let diagnostics: [Diagnostic]
    let texts: [SourceFile]
  }

  private func plan(_ phases: inout PhaseTimes) throws(CommandFailure) -> Run {
    let input = try RunInput(settings, environment, &phases)
    environment.kept.update { $0 = input }
    let result = WidgetGenerator.generate(
      input.files, templates: input.templates, configuration: input.configuration,
      workers: settings.threads,
      include: { [folders = input.templateFolders] name, asking in folders.load(name, asking) })
    let configured = settings.configurationText.map { [$0] } ?? []
    let texts = input.files.map(\.source) + input.templates + result.texts + configured
    let diagnostics = input.warnings + result.diagnostics
    phases.end("generate", "\(result.files.count) files")
    if diagnostics.hasErrors {
      tell(phases)
      throw .diagnostics(diagnostics, texts: texts, .invalidInput)
    }
    let files = try withDeclared(result.files)
    let plan = OutputPlan(
      files, owned: result.ownedOutputs, output: settings.output,
      fileSystem: environment.fileSystem)
    phases.end("compare", "\(files.count) files")
    if plan.errors.hasErrors { throw .diagnostics(plan.errors, texts: texts, .usage) }
    return Run(plan: plan, diagnostics: diagnostics, texts: texts)
  }

  /// The files, and an empty one for each declared output that nothing was generated for. What was
  /// not declared would be written and never compiled.
  private func withDeclared(
    _ files: [GeneratedFile]
  ) throws(CommandFailure) -> [GeneratedFile] {
    let names = files.compactMap(\.outputName)
    if settings.output == nil, !names.isEmpty || !settings.declaredOutputs.isEmpty {
      throw .usage(.noOutput)
    }
    let declared = settings.declaredOutputs
    let undeclared = declared.isEmpty ? [] : names.filter { !declared.contains($0) }
    if !undeclared.isEmpty {
      throw .diagnostics(
        undeclared.map(DriverDiagnostics.undeclaredOutput), texts: [], .invalidInput)
    }
    let missing = declared.filter { !names.contains($0) }
    let empty = Array(GeneratedHeader.text.utf8)
    return files + missing.map { GeneratedFile(place: .output($0), bytes: empty) }
  }

  private func report(
    _ diagnostics: [Diagnostic], _ texts: [SourceFile], _ phases: PhaseTimes,
    stalePaths: [String] = []
  ) {
    tell(phases)
    // A document is printed even when it is empty: who reads it expects one.
    let isDocument = settings.report.format == .json || settings.report.format == .sarif
    guard isDocument || !diagnostics.isEmpty else { return }
    let report = Report(
      diagnostics, stalePaths: stalePaths, texts: texts,
      pathInWorkspace: environment.pathInWorkspace)
    environment.printError(report.text(settings.report, usesColor: environment.usesColor))
  }

  private func tell(_ phases: PhaseTimes) {
    guard settings.report.isVerbose, settings.report.format == .text else { return }
    environment.printError(phases.text)
  }

  /// One line where a person reads it; continuous integration gets none.
  private func summarize(_ text: String) {
    guard environment.isTerminal, !settings.report.isQuiet, settings.report.format == .text else {
      return
    }
    environment.printError("widgetgen: \(text)\n")
  }
}
