import WidgetDriver
import WidgetSource
import WireContract

/// One payload file, checked against one or more versions of the app.
struct ValidatedPayload: Sendable {
  /// A version of the app.
  struct Version: Sendable {
    /// The name of the version, or empty for the contract of the sources.
    let label: String
    let validator: PayloadValidator
  }

  let path: String
  private(set) var diagnostics: [Diagnostic] = []
  /// The text of the file if there are diagnostics. Other texts are not kept, to save memory.
  private(set) var text: SourceFile?
  /// The reason why the file cannot be read, or nil if the file was read.
  private(set) var unreadable: FileError?
  /// The number of payloads in the file.
  private(set) var count = 0
  /// Whether findings can be missing, because the number of findings of a version reaches the limit.
  private(set) var isCut = false
  /// One line about the versions that can read the file. Empty if there is only one version, or if the file cannot be
  /// read.
  private(set) var readableFrom = ""

  init(
    _ path: String, _ versions: [Version], isStrict: Bool, _ environment: ToolEnvironment
  ) {
    self.path = path
    let file: PayloadFile
    do throws(FileError) {
      file = try PayloadFile(path, environment)
    } catch {
      unreadable = error
      return
    }
    count = file.ranges.count
    let found = versions.map { version in
      file.ranges.flatMap { range in
        version.validator.findings(in: Array(file.text.bytes[range]))
          .map { $0.moved(by: range.lowerBound) }
      }
    }
    isCut = found.contains { $0.count >= PayloadValidator.findingLimit }
    diagnostics = Self.diagnostics(found, versions, path, isStrict: isStrict)
    if !diagnostics.isEmpty { text = file.text }
    if versions.count > 1 { readableFrom = Self.readability(found, versions, file.text) }
  }

  /// Returns the diagnostics of the findings in all versions, without duplicates. A diagnostic names the versions that
  /// have the finding, unless all versions have it.
  private static func diagnostics(
    _ found: [[PayloadFinding]], _ versions: [Version], _ path: String, isStrict: Bool
  ) -> [Diagnostic] {
    var order: [Diagnostic] = []
    var labels: [Diagnostic: [String]] = [:]
    for (findings, version) in zip(found, versions) {
      var seen: Set<Diagnostic> = []
      for finding in findings {
        let diagnostic = Diagnostic(
          id: finding.rule.rawValue,
          severity: isStrict && finding.severity == .warning ? .error : finding.severity,
          message: finding.message, file: path, range: finding.range)
        guard seen.insert(diagnostic).inserted else { continue }
        if labels[diagnostic] == nil { order.append(diagnostic) }
        labels[diagnostic, default: []].append(version.label)
      }
    }
    return order.map { diagnostic in
      let names = labels[diagnostic] ?? []
      if names.count >= versions.count { return diagnostic }
      var diagnostic = diagnostic
      diagnostic.message += " (in \(names.joined(separator: ", ")))"
      return diagnostic
    }
  }

  /// For example: `home.json: readable from v5.2.0; v5.0.0 cannot decode the screen at 14:7`.
  private static func readability(
    _ found: [[PayloadFinding]], _ versions: [Version], _ file: SourceFile
  ) -> String {
    let table = LineTable(file)
    var oldest: String?
    var losses: [String] = []
    for (findings, version) in zip(found, versions) {
      if let error = findings.first(where: { $0.severity == .error }) {
        let place = table.position(at: error.range.start)
        losses.append("\(version.label) cannot decode the screen at \(place.line):\(place.column)")
      } else if oldest == nil {
        oldest = version.label
      }
    }
    let start = oldest.map { "readable from \($0)" } ?? "readable by no version"
    return "\(file.path): " + ([start] + losses).joined(separator: "; ")
  }
}

extension PayloadFinding {
  /// Returns the finding with its position moved by an offset.
  fileprivate func moved(by offset: Int) -> PayloadFinding {
    var finding = self
    finding.range = SourceRange(
      start: range.start + UInt32(offset), end: range.end + UInt32(offset))
    return finding
  }
}
