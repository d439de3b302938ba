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
    if !arguments.all("declare").isEmpty {
      throw .usage(.changeInBuild("fix", command: arguments.command))
    }
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
    summarize(files)
    guard files.areLeftToPlugin else { return nil }
    let rest = try FixedFiles(arguments, environment: environment)
    let printed = publish(rest)
    return printed == .success && rest.remaining.hasErrors ? .invalidInput : printed
  }

  /// Prints the number of fixes and conversions, and the annotations that are not converted.
  private func summarize(_ files: FixedFiles) {
    printKept(files)
    if files.changes.isEmpty { return }
    let problems = RunSummary.count(files.fixCount, "problem") + " fixed"
    let annotations = RunSummary.count(files.convertedCount, "annotation") + " converted"
    let parts =
      files.convertedCount == 0
      ? [problems] : files.fixCount == 0 ? [annotations] : [problems, annotations]
    let places = RunSummary.count(files.changes.count, "file")
    environment.summarize("\(parts.joined(separator: ", ")) in \(places)", report)
  }

  /// Prints the annotations that are not converted.
  private func printKept(_ files: FixedFiles) {
    if report.isQuiet { return }
    for line in files.kept { environment.printError(line.printable + "\n") }
  }

  /// Prints the diagnostics that no edit fixes.
  private func publish(_ files: FixedFiles) -> ExitCode {
    Report(files.remaining, texts: files.texts, pathInWorkspace: environment.pathInWorkspace)
      .publish(report, environment)
  }

  /// Prints the edits as a diff, and the diagnostics that they do not fix.
  private func show(_ files: FixedFiles) -> ExitCode {
    printKept(files)
    let printed = publish(files)
    if printed != .success { return printed }
    let diff = files.changes
      .map { UnifiedDiff(path: $0.path, old: $0.old, new: $0.new).text }.joined()
    let exitCode: ExitCode =
      files.leavesErrors ? .invalidInput : files.changes.isEmpty ? .success : .stale
    return environment.finish(printing: Array(diff.utf8), exitCode)
  }
}
