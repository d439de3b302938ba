package import WidgetSource

/// What a run has to say to its user, whatever the format.
package struct Report {
  /// Sorted by place.
  let diagnostics: [Diagnostic]
  /// Files on disk that differ from what would be generated.
  let stalePaths: [String]
  /// What the diagnostics point into, by path.
  let texts: [String: SourceFile]
  /// The path by which GitHub and other services that place annotations know a file.
  let pathInWorkspace: @Sendable (String) -> String

  /// - Parameters:
  ///   - texts: the files whose lines are shown.
  ///   - pathInWorkspace: makes a path relative to the folder that GitHub knows.
  package init(
    _ diagnostics: [Diagnostic], stalePaths: [String] = [], texts: [SourceFile],
    pathInWorkspace: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.pathInWorkspace = pathInWorkspace
    self.diagnostics = diagnostics.stablySorted(by: Diagnostic.isOrderedBefore).uniqued()
    self.stalePaths = stalePaths
    self.texts = Dictionary(texts.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Prints the report to where its settings say: a document to standard output, text to standard
  /// error. With an output file, the file takes the report and standard error the text for people.
  ///
  /// - Returns: an error if it could not be printed.
  package func publish(_ settings: ReportSettings, _ environment: ToolEnvironment) -> ExitCode {
    let usesColor = environment.usesColor && settings.outputFile == nil
    let report = text(settings, environment.rules, usesColor: usesColor)
    if let path = settings.outputFile {
      let text = plainText(
        usesColor: environment.usesColor, showsWarnings: !settings.isQuiet)
      environment.printError(text)
      return environment.write(Array(report.utf8), to: path)
    }
    if settings.format.isDocument { return environment.finish(printing: Array(report.utf8)) }
    environment.printError(report)
    return .success
  }

  /// The text for a format, each line ended.
  func text(
    _ settings: ReportSettings, _ rules: RuleCatalogue = .generating, usesColor: Bool
  ) -> String {
    switch settings.format {
    case .text: plainText(usesColor: usesColor, showsWarnings: !settings.isQuiet)
    case .json: json
    case .github: github
    case .sarif: sarif(rules)
    case .junit: junit
    case .gitlab: gitlab
    }
  }

  var formatter: DiagnosticFormatter { DiagnosticFormatter { texts[$0] } }

  private func plainText(usesColor: Bool, showsWarnings: Bool) -> String {
    var formatter = DiagnosticFormatter(usesColor: usesColor) { texts[$0] }
    return diagnostics.filter { showsWarnings || $0.severity == .error }
      .map { formatter.format($0) }.joined()
  }
}
