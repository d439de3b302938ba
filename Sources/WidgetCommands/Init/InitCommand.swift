import WidgetDriver
import WidgetGenerator
import WidgetSource

extension Command {
  /// Writes a first configuration.
  static let initialize = Command(
    name: "init",
    summary: "write a widgetgen.json for the sources it sees",
    discussion: """
      Guesses sources, output and runtime from the Swift files below this folder, and lists each
      target of a package that has widgets. If there is a .sourcery.yml, its configurations and those
      of its children are taken over. An existing widgetgen.json is never overwritten.
      """,
    examples: [
      .init("widgetgen init", "then edit widgetgen.json and run 'widgetgen'"),
      .init("widgetgen init --from Mocks.yml --from Core/Lenses.yml", "take over other files"),
    ],
    flags: [
      Flag(
        "from", .path("FILE"), repeatable: true,
        default: SourceryConfigurationFile.names.joined(separator: " or "),
        "a configuration of Sourcery to take over")
    ],
    run: { arguments, environment throws(CommandFailure) in
      try InitCommand(arguments, environment: environment).run()
    })
}

/// `init`: a first `widgetgen.json` for the sources in the working folder, with a target for each
/// configuration of a `.sourcery.yml` or each target of a package that has widgets.
struct InitCommand {
  private let arguments: Arguments
  private let environment: ToolEnvironment
  private var fileSystem: FileSystem { environment.fileSystem }

  init(_ arguments: Arguments, environment: ToolEnvironment) {
    self.arguments = arguments
    self.environment = environment
  }

  func run() throws(CommandFailure) -> ExitCode {
    let given = arguments.all("from")
    let paths =
      given.isEmpty
      ? SourceryConfigurationFile.path(in: fileSystem).map { [$0] } ?? []
      : given.map(fileSystem.tidied)
    var settings = SourceryConfigurationFile(fileSystem: fileSystem)
    for path in paths { try settings.read(path) }
    do throws(FileError) {
      var notes = settings.notes
      let drafts: [ConfigurationDraft]
      var listsTargets = false
      if !paths.isEmpty {
        drafts = try ConfigurationDraft.make(from: settings.configurations, fileSystem)
      } else {
        let guess = try ConfigurationDraft.guess(fileSystem)
        drafts = guess.drafts
        listsTargets = guess.leavesTargetsOut
        if guess.leavesTargetsOut { notes.append(Self.noteOnTargets) }
      }
      let path = ConfigurationFile.name
      if fileSystem.status(path) != nil {
        throw FileError(path: path, reason: "it already exists; remove it to start over")
      }
      let text = ConfigurationText(drafts, listsTargets: listsTargets).json
      try fileSystem.create(path, Array(text.utf8), nil)
      return environment.finish(printing: Array(advice(drafts, paths, notes).utf8))
    } catch {
      throw .diagnostics([DriverDiagnostics.unwritable(error)], texts: [], .usage)
    }
  }

  /// What was found, and what to do next.
  private func advice(
    _ drafts: [ConfigurationDraft], _ origins: [String], _ notes: [String]
  ) -> String {
    var text = "wrote \(ConfigurationFile.name)"
    text += origins.isEmpty ? "\n" : ", taken from \(origins.joined(separator: ", "))\n"
    for draft in drafts {
      text += "target: \(draft.sources.joined(separator: ", ")), into \(draft.output)\n"
    }
    for draft in drafts.uniqued(by: { $0.runtime.rawValue + $0.reason }) {
      text += "runtime: \(draft.runtime.rawValue), \(draft.reason)\n"
    }
    for note in notes { text += "note: \(note)\n" }
    return text + """
      next:
        widgetgen                generate
        widgetgen check --diff   in continuous integration

      """
  }

  private static let noteOnTargets =
    "other targets have no widgets yet; when one gets some, add it to 'targets', with its folder as "
    + "'sources' and an 'output' of its own"
}
