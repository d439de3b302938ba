import WidgetSource

/// The output of `check`: the missing, stale and orphaned files, and a last line with the command that updates all of
/// them. If `--diff` is given, each missing or stale file is followed by its diff.
struct StaleList {
  let text: [UInt8]

  /// - Parameter update: the command that updates the files, or nil for `generate` with the same flags.
  init(
    _ plan: OutputPlan, _ arguments: Arguments, _ settings: ReportSettings, update: String? = nil
  ) {
    var text = ""
    for change in plan.changes {
      text += "\(change.old == nil ? "missing" : "stale"): \(change.path.printable)\n"
      if settings.showsDiff {
        text += UnifiedDiff(path: change.path, old: change.old, new: change.new).text
      }
    }
    for path in plan.orphans { text += "orphaned: \(path.printable)\n" }
    let count = plan.changes.count + plan.orphans.count
    text += "to bring \(count == 1 ? "it" : "them") up to date, run:\n"
    let command = update ?? arguments.generateCommand(prunes: !plan.orphans.isEmpty)
    text += command.printable + "\n"
    self.text = Array(text.utf8)
  }
}

extension Arguments {
  /// Returns the command line of `generate` for the files that this command line checks.
  func generateCommand(prunes: Bool) -> String {
    var kept: [String] = prunes ? ["--prune"] : []
    var rest = words.drop { $0 == "check" }
    while let word = rest.popFirst() {
      if word == "--format" || word == "--output-file" {
        _ = rest.popFirst()
      } else if !Self.isOfCheck(word) {
        kept.append(word)
      }
    }
    return (["widgetgen", "generate"] + kept.map(ShellWord.posixIfNeeded)).joined(separator: " ")
  }

  /// Whether a word affects only what `check` prints or fixes, but not what is generated.
  private static func isOfCheck(_ word: String) -> Bool {
    ["--diff", "--fix", "--quiet", "-q", "--verbose", "-v"].contains(word)
      || word.hasPrefix("--format=") || word.hasPrefix("--output-file=")
  }
}
