import WidgetSource

/// `init`: a first `widgetgen.json` for the sources in the working folder.
struct InitCommand {
  private let environment: ToolEnvironment
  private var fileSystem: FileSystem { environment.fileSystem }

  init(_ environment: ToolEnvironment) { self.environment = environment }

  func run() throws(CommandFailure) -> ExitCode {
    do throws(FileError) {
      let path = ConfigurationFile.name
      if fileSystem.status(path) != nil {
        throw FileError(path: path, reason: "it exists already; remove it to start anew")
      }
      let draft = try ConfigurationDraft.make(for: fileSystem)
      try fileSystem.create(path, Array(draft.json.utf8), nil)
      return environment.finish(printing: Array(advice(draft).utf8))
    } catch {
      throw .diagnostics([DriverDiagnostics.unwritable(error)], texts: [], .usage)
    }
  }

  /// What was seen and what to do next.
  private func advice(_ draft: ConfigurationDraft) -> String {
    var text = "wrote \(ConfigurationFile.name) for \(draft.sources.joined(separator: ", "))"
    text += draft.origin.map { ", taken from \($0)\n" } ?? "\n"
    for remark in draft.remarks { text += "note: \(remark)\n" }
    return text + """
      next:
        widgetgen generate   writes into \(draft.output)
        widgetgen check      tells in continuous integration whether that is up to date

      """
  }
}
