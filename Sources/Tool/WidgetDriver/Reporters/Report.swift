package import WidgetSource

/// The diagnostics and stale files of a run, to be printed in one of several formats.
package struct Report {
  /// The diagnostics, sorted by position.
  let diagnostics: [Diagnostic]
  /// The files that are not up to date, including orphaned files.
  let stalePaths: [String]
  /// The files that diagnostics point to, by path.
  let texts: [String: SourceFile]
  /// Makes a path relative to GitHub's workspace. CI services find the files of annotations by such paths.
  let pathInWorkspace: @Sendable (String) -> String

  /// - Parameters:
  ///   - texts: the files whose lines are shown.
  ///   - pathInWorkspace: makes a path relative to GitHub's workspace.
  package init(
    _ diagnostics: [Diagnostic], stalePaths: [String] = [], texts: [SourceFile],
    pathInWorkspace: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.pathInWorkspace = pathInWorkspace
    self.diagnostics = diagnostics.stablySorted(by: Diagnostic.isOrderedBefore).uniqued()
    self.stalePaths = stalePaths
    self.texts = Dictionary(texts.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Prints a document to standard output, and any other format to standard error. With an output file, writes the
  /// report to the file, and prints it as text to standard error.
  ///
  /// - Returns: `usage` if the report could not be printed or written, or else `success`.
  package func publish(_ settings: ReportSettings, _ environment: ToolEnvironment) -> ExitCode {
    let usesColor = environment.usesColor && settings.outputFile == nil
    let report = text(settings, environment.rules, usesColor: usesColor)
    if let path = settings.outputFile {
      environment.printError(plainText(settings, usesColor: environment.usesColor))
      return environment.write(Array(report.utf8), as: settings.format.kind, to: path)
    }
    if settings.format.isDocument { return environment.finish(printing: Array(report.utf8)) }
    environment.printError(report)
    return .success
  }

  /// Returns the report in the format of the settings.
  func text(
    _ settings: ReportSettings, _ rules: RuleCatalogue = .generating, usesColor: Bool
  ) -> String {
    switch settings.format {
    case .text: plainText(settings, usesColor: usesColor)
    case .json: json
    case .github: github
    case .sarif: sarif(rules)
    case .junit: junit
    case .gitlab: gitlab
    }
  }

  var formatter: DiagnosticFormatter { DiagnosticFormatter { texts[$0] } }

  private func plainText(_ settings: ReportSettings, usesColor: Bool) -> String {
    var formatter = DiagnosticFormatter(usesColor: usesColor) { texts[$0] }
    let lines = diagnostics.filter { !settings.isQuiet || $0.severity == .error }
      .map { formatter.format(settings.isVerbose ? $0.withPayload : $0) }
    return lines.joined() + (errorSummary(settings) ?? "")
  }

  /// Returns a line with the number of errors, or nil if there is at most one error and no fix for it.
  ///
  /// For example: `widgetgen: 4 errors, 3 fixable with '--fix'`.
  private func errorSummary(_ settings: ReportSettings) -> String? {
    let errors = diagnostics.filter { $0.severity == .error }
    let fixable = settings.canFix ? errors.count { !$0.fix.isEmpty } : 0
    guard settings.summarizesErrors, errors.count > 1 || fixable > 0 else { return nil }
    let cure = fixable > 0 ? ", \(fixable) fixable with '--fix'" : ""
    return "widgetgen: \(RunSummary.count(errors.count, "error"))\(cure)\n"
  }
}

extension Diagnostic {
  /// The diagnostic with its payload as a note.
  fileprivate var withPayload: Diagnostic {
    guard let payload = subject?.payload else { return self }
    var diagnostic = self
    diagnostic.notes.append(
      .init(message: "for example, in this payload: \(payload)", file: file, range: range))
    return diagnostic
  }
}
