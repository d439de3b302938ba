import WidgetGenerator
package import WidgetSource

extension Command {
  /// Scans the sources and writes the generated files.
  package static let generate = Command(
    name: "generate", synopsis: "[--sources PATH]... [--output DIR] [FLAGS]",
    summary: "scan the sources and write the generated files",
    discussion: """
      The default command. No code is written if there is an error, and files whose content would
      not change are not touched. A widgetgen.json may list several targets; all of them are
      generated. Flags take precedence over the configuration.
      """,
    examples: [
      .init("widgetgen", "generate with the nearest widgetgen.json"),
      .init(
        "widgetgen --sources Sources/App --output Sources/App/Generated",
        "generate without a widgetgen.json"),
      .init("widgetgen --fix --diff", "show how the problems in the sources can be fixed"),
      .init("widgetgen --prune", "also remove the output of templates that no longer exist"),
    ],
    flags: RunFlags.all + [
      Flag(
        "prune", .none, group: .generation, "remove generated files that are no longer generated"
      ),
      RunFlags.fix, RunFlags.prefer,
      Flag("diff", .none, group: .report, "with --fix, show the edits as a diff and write nothing"),
    ],
    run: { arguments, environment throws(CommandFailure) in
      if try arguments.fixes() {
        if let end = try FixCommand(arguments, environment: environment).run() { return end }
      } else if arguments.has("diff") {
        throw .usage(.flagNeedsFlag("diff", "fix", command: arguments.command))
      }
      return try GenerateCommand(arguments, environment: environment).generate()
    })

  /// Lists the generated files that are not up to date.
  package static let check = Command(
    name: "check", synopsis: "[--sources PATH]... [--output DIR] [FLAGS]",
    summary: "list the generated files that are not up to date",
    discussion: """
      Generates without writing files; only '--fix' changes sources. Exits with 1 if a file is stale,
      missing or orphaned, and prints the command that updates all of them. For a target without an
      output, whose code the plugin generates, only the diagnostics and inline blocks are checked.
      """,
    examples: [
      .init("widgetgen check --diff", "show what would change"),
      .init(
        "widgetgen check --strict --format github", "annotate a pull request, in a GitHub workflow"),
      .init(
        "widgetgen check --format sarif --output-file widgetgen.sarif",
        "write a log for code scanning"),
    ],
    flags: RunFlags.all + [
      RunFlags.fix, RunFlags.prefer,
      Flag(
        "diff", .none, group: .report,
        "show stale files as a unified diff; with --fix, show the edits and write nothing"),
    ],
    run: { arguments, environment throws(CommandFailure) in
      if try arguments.fixes(),
        let end = try FixCommand(arguments, environment: environment).run()
      {
        return end
      }
      return try GenerateCommand(arguments, environment: environment).check()
    })
}

extension Arguments {
  /// Whether `--fix` is given. Throws if another flag needs it.
  fileprivate func fixes() throws(CommandFailure) -> Bool {
    if has("fix") { return true }
    if last("prefer") != nil { throw .usage(.flagNeedsFlag("prefer", "fix", command: command)) }
    return false
  }
}

/// The commands `generate` and `check`. Both do the same work, but `generate` writes the difference and `check` lists
/// it.
package struct GenerateCommand {
  private let arguments: Arguments
  private let targets: [RunSettings]
  private let report: ReportSettings
  private let environment: ToolEnvironment
  private let rendersTemplates: Bool

  init(_ arguments: Arguments, environment: ToolEnvironment) throws(CommandFailure) {
    self.arguments = arguments
    self.environment = environment
    report = ReportSettings(arguments)
    if report.showsDiff, report.printsDocument {
      throw .usage(.diffInDocument(command: arguments.command))
    }
    if arguments.has("inline"), !arguments.all("declare").isEmpty {
      throw .usage(.changeInBuild("inline", command: arguments.command))
    }
    targets = try RunSettings.all(arguments, environment: environment)
    rendersTemplates = false
  }

  /// Creates a command that only renders templates, for targets that are not from a `widgetgen.json`.
  package init(
    _ arguments: Arguments, _ targets: [RunSettings], environment: ToolEnvironment
  ) {
    self.arguments = arguments
    self.environment = environment
    self.targets = targets
    rendersTemplates = true
    report = ReportSettings(arguments)
  }

  /// Writes the files that are not up to date. With `--prune`, also removes orphaned files.
  package func generate() throws(CommandFailure) -> ExitCode {
    var phases = PhaseTimes()
    let run = try plan(&phases, forbidsOrphans: !arguments.has("prune"))
    let writer = OutputWriter(environment.fileSystem)
    var errors = writer.write(run.plan.changes)
    let prunes = arguments.has("prune") && errors.isEmpty
    if prunes { errors = writer.remove(generated: run.plan.orphanPlaces) }
    let orphans = prunes ? [] : run.plan.orphans.map(DriverDiagnostics.orphanedOutput)
    phases.end("write", "\(run.plan.changes.count) files, \(run.plan.unchangedCount) up to date")
    let printed = publish(run.diagnostics + orphans + errors, run, phases)
    if !errors.isEmpty { return .usage }
    let summary = RunSummary(run, prunes: prunes, rendersTemplates: rendersTemplates)
    summarize(summary.text(folders: targets.compactMap(\.output)), run)
    return printed
  }

  /// Lists the files that are not up to date.
  ///
  /// - Parameter update: the command that updates them, or nil for `generate` with the same flags.
  package func check(updating update: String? = nil) throws(CommandFailure) -> ExitCode {
    var phases = PhaseTimes()
    let run = try plan(&phases, forbidsOrphans: false)
    let plan = run.plan
    let stale =
      plan.changes.map {
        Diagnostic(
          rule: .stale,
          message: $0.old == nil
            ? "the generated file is missing; run 'widgetgen generate'"
            : "the file is not up to date; run 'widgetgen generate'",
          file: $0.path)
      }
      + plan.orphans.map(DriverDiagnostics.orphanedOutput)
    // In the format `text`, the stale files are listed on standard output instead of reported.
    let printed = publish(run.diagnostics + (report.format == .text ? [] : stale), run, phases)
    if printed != .success { return printed }
    if stale.isEmpty {
      let isOnlyDiagnosed = run.leavesFiles && plan.unchangedCount == 0
      summarize(
        isOnlyDiagnosed
          ? "no errors" : RunSummary.count(plan.unchangedCount, "file") + " up to date", run)
      return .success
    }
    if report.isQuiet || report.printsDocument { return .stale }
    return environment.finish(
      printing: StaleList(plan, arguments, report, update: update).text, .stale)
  }

  private func plan(
    _ phases: inout PhaseTimes, forbidsOrphans: Bool
  ) throws(CommandFailure) -> PlannedRun {
    do throws(CommandFailure) {
      return try PlannedRun(targets, forbidsOrphans: forbidsOrphans, environment, &phases)
    } catch {
      print(phases)
      throw error
    }
  }

  private func publish(
    _ diagnostics: [Diagnostic], _ run: PlannedRun, _ phases: PhaseTimes
  ) -> ExitCode {
    print(phases)
    let stale = run.plan.changes.map(\.path) + run.plan.orphans
    return Report(
      diagnostics, stalePaths: arguments.command.name == "check" ? stale : [], texts: run.texts,
      pathInWorkspace: environment.pathInWorkspace
    ).publish(report, environment)
  }

  private func print(_ phases: PhaseTimes) {
    if report.isVerbose { environment.printError(phases.text) }
  }

  /// Prints a summary in one line, unless `--quiet` is given. In a build, nothing is printed, because the build system
  /// prints its own summary.
  private func summarize(_ text: String, _ run: PlannedRun) {
    if targets.contains(where: { $0.build != nil }) { return }
    let note = run.leavesFiles ? "; targets without 'output' are left to the plugin" : ""
    environment.summarize(text + note, report)
  }
}

extension Rule {
  package static let stale = Rule("stale", .error)
}
