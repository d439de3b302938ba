/// The settings for the report of a run.
package struct ReportSettings {
  /// The format of a report.
  package enum Format: String, CaseIterable {
    case text, json, github, sarif, junit, gitlab

    /// Whether the output is a document for another program. A document is printed even if there are no diagnostics.
    var isDocument: Bool { self != .text && self != .github }
  }

  /// The format of the report.
  package let format: Format
  /// The file to write the report to, or nil if the report is only printed.
  package let outputFile: String?
  let isVerbose: Bool
  /// Whether the text output omits warnings, summaries and the list of stale files.
  package let isQuiet: Bool
  /// Whether stale files, or the edits of `--fix`, are shown as a diff.
  package let showsDiff: Bool

  /// Whether the number of errors is printed below them. A build system prints its own summary.
  package var summarizesErrors: Bool
  /// Whether the command can apply the fixes of diagnostics.
  let canFix: Bool

  /// Whether a document is printed to standard output.
  package var printsDocument: Bool { format.isDocument && outputFile == nil }

  /// Reads the flags of the group "Reporting". If `arguments` is nil, the settings have their defaults.
  package init(_ arguments: Arguments?) {
    format = arguments?.last("format").flatMap(Format.init) ?? .text
    outputFile = arguments?.last("output-file")
    isVerbose = arguments?.has("verbose") ?? false
    isQuiet = arguments?.has("quiet") ?? false
    showsDiff = arguments?.has("diff") ?? false
    canFix = arguments?.command.flags.contains { $0.name == "fix" } ?? false
    summarizesErrors = !isQuiet && arguments?.all("declare").isEmpty == true
  }
}
