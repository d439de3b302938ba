import WidgetSource

/// `--fix`: applies fixes before `generate` and `check` do their own work.
struct FixCommand {
  private let arguments: Arguments
  private let environment: ToolEnvironment
  private let report: ReportSettings

  init(_ arguments: Arguments, environment: ToolEnvironment) throws(CommandFailure) {
    self.arguments = arguments
    self.environment = environment
    report = ReportSettings(arguments)
    if !arguments.all("declare").isEmpty { throw .usage(.fixInBuild(command: arguments.command)) }
    if report.showsDiff, report.printsDocument {
      throw .usage(.diffInDocument(command: arguments.command))
    }
  }

  /// Applies the fixes that diagnostics offer, or shows them with `--diff`.
  ///
  /// - Returns: the exit status if the run ends here, or nil if it continues with the fixed files.
  func run() throws(CommandFailure) -> ExitCode? {
    let files = try FixedFiles(arguments, environment: environment)
    if report.showsDiff { return show(files) }
    let errors = OutputWriter(environment.fileSystem).write(files.changes)
    if !errors.isEmpty { throw .diagnostics(errors, texts: [], .usage) }
    if !report.isQuiet, !files.changes.isEmpty {
      let problems = RunSummary.count(files.fixCount, "problem")
      let places = RunSummary.count(files.changes.count, "file")
      environment.printError("widgetgen: \(problems) fixed in \(places)\n")
    }
    guard files.areLeftToPlugin else { return nil }
    let rest = try FixedFiles(arguments, environment: environment)
    let printed = publish(rest)
    return printed == .success && rest.remaining.hasErrors ? .invalidInput : printed
  }

  /// Prints the diagnostics that no edit fixes.
  private func publish(_ files: FixedFiles) -> ExitCode {
    Report(files.remaining, texts: files.texts, pathInWorkspace: environment.pathInWorkspace)
      .publish(report, environment)
  }

  /// Prints the edits as a diff, and the diagnostics that they do not fix.
  private func show(_ files: FixedFiles) -> ExitCode {
    let printed = publish(files)
    if printed != .success { return printed }
    let diff = files.changes
      .map { UnifiedDiff(path: $0.path, old: $0.old, new: $0.new).text }.joined()
    let exitCode: ExitCode =
      files.remaining.hasErrors ? .invalidInput : files.changes.isEmpty ? .success : .stale
    return environment.finish(printing: Array(diff.utf8), exitCode)
  }
}
