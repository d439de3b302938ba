import WidgetDriver
import WidgetGenerator
import WidgetSource

/// The text that `migrate` prints.
struct MigrationReport {
  private let migration: Migration

  init(_ migration: Migration) { self.migration = migration }

  /// The report of a dry run.
  var text: String {
    var text = "configurations\n" + list(migration.configurations)
    for note in migration.notes { text += "  note: \(note)\n" }
    if !migration.kept.isEmpty {
      text += "\nstays with Sourcery\n" + list(migration.kept.map { "\($0.path): \($0.reason)" })
    }
    if !migration.leftFiles.isEmpty {
      text += "\nconfigurations that are replaced\n"
      text += list(migration.leftFiles.map { "\($0.path): \($0.reason)" })
    }
    text += "\ntemplates\n" + list(migration.templates.map(Self.line))
    text += "\ngenerated files\n" + outputs
    if !migration.leftovers.isEmpty {
      text += "\nfiles that are no longer generated\n" + list(migration.leftovers)
    }
    if !migration.calls.isEmpty { text += "\ncalls of Sourcery\n" + calls }
    if let json = migration.json {
      text +=
        "\n\(ConfigurationFile.name)\n" + json.split(separator: "\n").map { "  \($0)\n" }.joined()
    }
    for error in migration.errors
    where !migration.templates.contains(where: { $0.path == error.file }) {
      text += "\nerror: \(error.file): \(error.message)\n"
    }
    return text + "\nnext: \(next)\n"
  }

  private var next: String {
    if !migration.errors.isEmpty { return "correct the errors, and run 'widgetgen migrate' again" }
    if migration.isEmpty { return "nothing can be replaced, so Sourcery stays" }
    return "widgetgen migrate --apply"
  }

  /// The report after `--apply`.
  var appliedText: String {
    var text = migration.json == nil ? "" : "wrote \(ConfigurationFile.name)\n"
    for output in migration.outputs {
      text += (output.isSource ? "filled inline blocks in " : "generated ") + "\(output.path)\n"
    }
    for call in migration.calls {
      if call.patched != nil { text += "changed \(call.path)\n" }
      for remaining in call.remaining {
        text += "left: \(call.path):\(remaining.line): \(remaining.reason)\n"
      }
    }
    for path in migration.removedConfigurations { text += "removed \(path)\n" }
    for kept in migration.leftFiles + migration.kept {
      text += "left: \(kept.path): \(kept.reason)\n"
    }
    for path in migration.leftovers { text += "left: \(path), which is no longer generated\n" }
    return text + "undo: \(GitHistory.undo)\n"
      + "next: install widgetgen where Sourcery was installed, and build\n"
  }

  private func list(_ lines: [String]) -> String {
    lines.isEmpty ? "  none\n" : lines.map { "  \($0)\n" }.joined()
  }

  private static func line(_ verdict: TemplateVerdict) -> String {
    switch verdict.kind {
    case .runs: "\(verdict.path): runs as it is"
    case .fails(let lines):
      "\(verdict.path): must be changed\n" + lines.map { "    \($0)" }.joined(separator: "\n")
    case .isBuiltIn(let runtime): "\(verdict.path): built in, with runtime '\(runtime)'"
    case .isOffered(let name):
      "\(verdict.path): replace it with 'widgetgen templates eject \(name)', which copies an equivalent template"
    case .mustBeRewritten(let lines):
      "\(verdict.path): "
        + (isSwiftTemplate(verdict.path)
          ? "runs with 'widgetgen templates run-swift', or must be rewritten in Stencil"
          : "must be rewritten in Stencil") + (lines.isEmpty ? "" : "; code in lines \(lines)")
    }
  }

  private var outputs: String {
    var text = ""
    for output in migration.outputs {
      switch output.state {
      case .equal: text += "  equal      \(output.path)\n"
      case .formatted: text += "  formatted  \(output.path)\n"
      case .stale(let commit):
        text += "  stale      \(output.path), its inputs changed since \(commit)\n"
      case .different(let commit):
        text +=
          "  different  \(output.path)"
          + (commit.map { ", also with its inputs at commit \($0)" } ?? "") + "\n"
      case .missing: text += "  new        \(output.path)\n"
      }
    }
    for output in migration.outputs where output.showsDiff { text += "\n" + output.diff }
    return text.isEmpty ? "  none\n" : text
  }

  private var calls: String {
    var text = ""
    for call in migration.calls {
      for line in call.lines { text += "  \(call.path):\(line.number): \(line.text.prefix(160))\n" }
      for remaining in call.remaining {
        text += "    line \(remaining.line): \(remaining.reason)\n"
      }
      if let patched = call.patched {
        text += UnifiedDiff(path: call.path, old: call.text, new: patched).text
      }
    }
    return text
  }
}
