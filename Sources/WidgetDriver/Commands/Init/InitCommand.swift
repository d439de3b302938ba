import WidgetSource

/// `init`: a first `widgetgen.json` for the sources in the working folder; more of them where
/// `.sourcery.yml` has several configurations, or several targets of a package have widgets.
struct InitCommand {
  private let environment: ToolEnvironment
  private var fileSystem: FileSystem { environment.fileSystem }

  init(_ environment: ToolEnvironment) { self.environment = environment }

  func run() throws(CommandFailure) -> ExitCode {
    let settings = try SourceryFile.find(in: fileSystem)
    do throws(FileError) {
      var notes = settings?.remarks ?? []
      let drafts: [ConfigurationDraft]
      if let settings {
        drafts = try ConfigurationDraft.make(from: settings, fileSystem)
      } else {
        let guess = try ConfigurationDraft.guess(fileSystem)
        drafts = guess.drafts
        if guess.leavesTargetsOut { notes.append(Self.noteOnTargets) }
      }
      let files = drafts.enumerated().map { (path: path(ofDraft: $0.offset), draft: $0.element) }
      for file in files where fileSystem.status(file.path) != nil {
        throw FileError(path: file.path, reason: "it exists already; remove it to start anew")
      }
      for file in files { try fileSystem.create(file.path, Array(file.draft.json.utf8), nil) }
      return environment.finish(printing: Array(advice(files, settings, notes).utf8))
    } catch {
      throw .diagnostics([DriverDiagnostics.unwritable(error)], texts: [], .usage)
    }
  }

  /// `widgetgen.json`, `widgetgen-2.json` and so on.
  private func path(ofDraft index: Int) -> String {
    index == 0 ? ConfigurationFile.name : "widgetgen-\(index + 1).json"
  }

  /// What was seen and what to do next.
  private func advice(
    _ files: [(path: String, draft: ConfigurationDraft)], _ settings: SourceryFile?,
    _ notes: [String]
  ) -> String {
    var text = ""
    for (path, draft) in files {
      text += "wrote \(path) for \(draft.sources.joined(separator: ", "))"
      text += settings.map { ", taken from \($0.path)\n" } ?? "\n"
    }
    for note in notes { text += "note: \(note)\n" }
    text += "next:\n"
    for (path, draft) in files {
      let flag = path == ConfigurationFile.name ? "" : " --config \(path)"
      text += "  widgetgen generate\(flag)   writes into \(draft.output)\n"
    }
    let flag = files.count > 1 ? " --config FILE" : ""
    return text
      + "  widgetgen check\(flag)      tells in continuous integration whether that is up to date\n"
  }

  private static let noteOnTargets =
    "other targets have no widgets yet; one that gets some needs a configuration of its own, "
    + "with its folder as 'sources' and another 'output'"
}
