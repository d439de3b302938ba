/// The summary of a run of `generate`, in one line.
///
/// For example: `2 files written to Generated, 3 up to date`.
package struct RunSummary {
  private let run: PlannedRun
  private let prunes: Bool
  /// Whether only templates are rendered, so that annotations of types generate nothing.
  private let rendersTemplates: Bool

  init(_ run: PlannedRun, prunes: Bool, rendersTemplates: Bool) {
    self.run = run
    self.prunes = prunes
    self.rendersTemplates = rendersTemplates
  }

  private var plan: OutputPlan { run.plan }

  /// - Parameter folders: the output folders of the run.
  func text(folders: [String]) -> String {
    let orphans = prunes ? plan.orphans.count : 0
    if plan.changes.isEmpty, plan.unchangedCount == 0, orphans == 0 {
      if run.onlyFillsBlocks { return "no inline blocks to fill" }
      if run.leavesFiles { return "nothing to write" }
      if rendersTemplates { return "nothing to generate; the templates print nothing" }
      return
        "nothing to generate; mark types with '// widgetgen: codable', mark protocols, classes "
        + "and enums that are families with '// widgetgen: family', or select types with '--select' or '--runtime'"
    }
    let sources = plan.changes.count { $0.isSource }
    let files = plan.changes.count - sources
    var parts: [String] = []
    if files > 0 { parts.append("\(Self.count(files, "file")) written\(place(folders))") }
    if sources > 0 { parts.append("inline blocks of \(Self.count(sources, "file")) filled") }
    if orphans > 0 { parts.append("\(Self.count(orphans, "file")) removed") }
    if plan.unchangedCount > 0 {
      let subject =
        parts.isEmpty ? Self.count(plan.unchangedCount, "file") : "\(plan.unchangedCount)"
      parts.append("\(subject) up to date")
    }
    return parts.joined(separator: ", ")
  }

  private func place(_ folders: [String]) -> String {
    let folders = folders.filter { folder in
      plan.changes.contains { !$0.isSource && $0.path.hasPrefix(folder + "/") }
    }
    return switch folders.count {
    case 0: ""
    case 1...2: " to \(folders.joined(separator: " and "))"
    default: " to \(folders.count) folders"
    }
  }

  /// Returns a number with a noun in the singular or plural: `1 file`, `2 files`.
  package static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
