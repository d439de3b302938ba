import WidgetDriver
import WidgetSource

/// The output of `doctor`: facts with labels, then problems.
struct DoctorScreen {
  private var lines: [String] = []
  private var problems: [String] = []
  /// The maximum number of printed problems. A bug report does not need more of them.
  private static let maximalProblemCount = 12
  private static let labelWidth = 15

  /// Adds a fact.
  mutating func add(_ label: String, _ fact: String) {
    let padding = String(repeating: " ", count: max(1, Self.labelWidth - label.utf8.count))
    lines.append(label + padding + fact.printable)
  }

  /// Adds a title above the facts that are added next.
  mutating func begin(_ title: String) { lines += ["", title.printable] }

  /// Adds a problem.
  mutating func report(_ problem: String) { problems.append(problem.printable) }

  /// Adds diagnostics: the numbers of errors, warnings and notes as a fact, and each error and warning as a problem.
  mutating func add(_ diagnostics: [Diagnostic], _ texts: [SourceFile]) {
    if diagnostics.isEmpty { return }
    let words: [(Severity, String)] = [(.error, "error"), (.warning, "warning"), (.info, "note")]
    let counts = words.compactMap { severity, word -> String? in
      let count = diagnostics.count { $0.severity == severity }
      return count == 0 ? nil : RunSummary.count(count, word)
    }
    add("diagnostics", counts.joined(separator: ", "))
    let files = Dictionary(texts.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var formatter = DiagnosticFormatter { files[$0] }
    let problems = diagnostics.filter { $0.severity > .info }
    for diagnostic in problems.stablySorted(by: Diagnostic.isOrderedBefore) {
      let line = formatter.format(diagnostic).split(separator: "\n").first
      if let line { report(String(line)) }
    }
  }

  var needsAttention: Bool { !problems.isEmpty }

  /// The text of the screen.
  var text: String {
    let shown = problems.prefix(Self.maximalProblemCount).map { "  " + $0 }
    let rest = problems.count - shown.count
    let end =
      problems.isEmpty
      ? ["nothing needs attention"]
      : ["needs attention:"] + shown + (rest > 0 ? ["  and \(rest) more"] : [])
    return (lines + [""] + end).joined(separator: "\n") + "\n"
  }
}
