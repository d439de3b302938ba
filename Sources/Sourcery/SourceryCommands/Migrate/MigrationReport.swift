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
    for path in migration.uncompared {
      text += "  note: \(path.printable): \(Self.uncompared)\n"
    }
    for note in migration.notes { text += "  note: \(note.printable)\n" }
    if !migration.kept.isEmpty {
      text += "\nstays with Sourcery\n" + list(migration.kept.map { "\($0.path): \($0.reason)" })
    }
    if !migration.run.isEmpty {
      text += "\nneeds no Sourcery: the configuration stays, and this command reads it\n"
      text += list(migration.run.map { "\($0.path): \($0.command)" })
      text += "  with '--check', the command only lists files that are not up to date\n"
    }
    if !migration.leftFiles.isEmpty {
      text += "\nconfigurations that are replaced\n"
      text += list(migration.leftFiles.map { "\($0.path): \($0.reason)" })
    }
    text += "\ntemplates\n" + templates
    text += "\ngenerated files\n" + outputs
    if !migration.keptOutputs.isEmpty {
      text += "\nfiles of configurations that stay with Sourcery, which are not written\n"
      text += states(of: migration.keptOutputs) + diffs(of: migration.keptOutputs)
    }
    if !migration.otherGenerated.isEmpty {
      text +=
        "\nother files of Sourcery, which no configuration writes\n"
        + list(migration.otherGenerated)
    }
    text += uses
    if let json = migration.json {
      text +=
        "\n\(ConfigurationFile.name)\n" + json.split(separator: "\n").map { "  \($0)\n" }.joined()
    }
    for error in migration.errors
    where !migration.templates.contains(where: { $0.path == error.file }) {
      text += "\nerror: \("\(error.file): \(error.message)".printable)\n"
    }
    return text + "\nnext: \(next)\n"
  }

  private var next: String {
    if !migration.errors.isEmpty { return "correct the errors, and run 'widgetgen migrate' again" }
    if migration.isEmpty, !migration.replacedByInit.isEmpty {
      let flags = migration.replacedByInit.map { " --from \($0.printable)" }.joined()
      return "widgetgen init\(flags), then widgetgen, and remove what Sourcery generated"
    }
    if migration.isEmpty, !migration.run.isEmpty, migration.leftFiles.isEmpty {
      return migration.needsEdits
        ? "edit the listed lines by hand" : "nothing is left to replace"
    }
    if migration.isEmpty {
      return migration.leftFiles.isEmpty
        ? "nothing can be replaced, so Sourcery stays" : migration.secondRun
    }
    return migration.unrestorable.isEmpty
      ? migration.applyCommand : "remove the files that git does not track, or add them to git"
  }

  /// The report after `--apply`.
  ///
  /// - Parameter notUndone: the written files that git ignores.
  func appliedText(notUndone: [String]) -> String {
    var text = migration.json == nil ? "" : "wrote \(ConfigurationFile.name)\n"
    for output in migration.outputs {
      text +=
        (output.isSource ? "filled inline blocks in " : "generated ") + "\(output.path.printable)\n"
    }
    for path in migration.removedConfigurations { text += "removed \(path.printable)\n" }
    for run in migration.run {
      text += "left: \(run.path.printable), for '\(run.command.printable)'\n"
    }
    for kept in migration.leftFiles + migration.kept {
      text += "left: \(kept.path.printable): \(kept.reason.printable)\n"
    }
    for path in migration.leftOutputs { text += "left: \(path.printable): \(Self.leftOutput)\n" }
    for path in migration.uncompared {
      text += "not compared: \(path.printable): \(Self.uncompared)\n"
    }
    for path in migration.otherGenerated {
      text += "left: \(path.printable), which no configuration writes\n"
    }
    text += uses.isEmpty ? "" : uses + "\n"
    text += "undo: \(GitHistory.undo)\n"
    for path in notUndone { text += "not undone: \(path.printable), which git ignores\n" }
    let mayRun = migration.needsEdits && migration.uses.lines.contains(where: \.mayRun)
    text += "next: install widgetgen where Sourcery was installed, and build"
    if migration.leftFiles.isEmpty, !mayRun { return text + "\n" }
    if migration.leftFiles.isEmpty, migration.json == nil {
      return text + "; edit the listed lines\n"
    }
    return text + "; \(migration.secondRun)\n"
  }

  private static let uncompared = "none of its files is checked in, so no file was compared"

  private static let leftOutput =
    "it does not start with '// Generated using'; remove it, and run 'widgetgen'"

  private func list(_ lines: [String]) -> String {
    lines.isEmpty ? "  none\n" : lines.map { "  \($0.printable)\n" }.joined()
  }

  private var templates: String {
    if migration.templates.isEmpty { return list([]) }
    return migration.templates.map { verdict in
      guard case .fails(let lines) = verdict.kind else { return list([Self.line(verdict)]) }
      return list([Self.line(verdict)]) + lines.map { "    \($0.printable)\n" }.joined()
    }.joined()
  }

  private static func line(_ verdict: TemplateVerdict) -> String {
    switch verdict.kind {
    case .runs: "\(verdict.path): runs as it is"
    case .fails: "\(verdict.path): must be changed"
    case .runsAsProgram: "\(verdict.path): runs with 'widgetgen templates run-swift'"
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
    var text = states(of: migration.outputs)
    for path in migration.upToDate { text += "  equal      \(path.printable)\n" }
    for path in migration.leftOutputs {
      text += "  left       \(path.printable): \(Self.leftOutput)\n"
    }
    text += diffs(of: migration.outputs)
    return text.isEmpty ? "  none\n" : text
  }

  private func diffs(of outputs: [ComparedOutput]) -> String {
    outputs.filter(\.showsDiff).map { "\n" + $0.diff }.joined()
  }

  private func states(of outputs: [ComparedOutput]) -> String {
    var text = ""
    for output in outputs {
      switch output.state {
      case .equal: text += "  equal      \(output.path.printable)\n"
      case .formatted: text += "  formatted  \(output.path.printable)\n"
      case .stale(let commit):
        text += "  stale      \(output.path.printable), its inputs changed since \(commit)\n"
      case .different(let commit):
        text +=
          "  different  \(output.path.printable)"
          + (commit.map { ", also with its inputs at commit \($0)" } ?? "") + "\n"
      case .notCompared(let commit, let reason):
        text +=
          "  unknown    \(output.path.printable), its inputs changed since \(commit), and it is not compared: \(reason.printable)\n"
      case .missing: text += "  new        \(output.path.printable)\n"
      }
      if !output.isRestorable {
        text += "             git does not track this file; "
        text += output.isSource ? "add it to git\n" : "remove it before '--apply'\n"
      }
    }
    return text
  }

  /// The most lines of a file that are shown.
  private static let mostLines = 12

  /// The lines that may run or install Sourcery, with what to write instead.
  private var uses: String {
    let uses = migration.uses
    var text = ""
    if !uses.lines.isEmpty {
      text += """

        lines that may run or install Sourcery; edit them by hand
          widgetgen uses the widgetgen.json in its working directory or in the nearest folder above;
          elsewhere, add '--config FOLDER/widgetgen.json'

        """
    }
    for path in uses.lines.map(\.path).uniqued() {
      let lines = uses.lines.filter { $0.path == path }
      for line in lines.prefix(Self.mostLines) {
        text +=
          "  \(line.place.printable): \(line.excerpt.printable)\n      \(line.advice.printable)\n"
      }
      if lines.count > Self.mostLines {
        let numbers = lines.dropFirst(Self.mostLines).map { String($0.number) }
        text +=
          "  \(path.printable): also in \(numbers.count == 1 ? "line" : "lines") \(numbers.joined(separator: ", "))\n"
      }
    }
    if !uses.leftToDo.isEmpty {
      text += "\nleft to do\n" + list(uses.leftToDo.map { "\($0.path): \($0.reason)" })
    }
    let harmless = HarmlessForm.allCases.compactMap { form in
      uses.harmless[form].map { "\(form.rawValue): \($0)" }
    }
    if !harmless.isEmpty {
      text += "\nnot listed, because they run nothing\n" + list(harmless)
    }
    return text
  }
}
