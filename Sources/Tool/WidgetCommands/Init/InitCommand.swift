import SourceryCommands
import WidgetDriver
import WidgetGenerator
import WidgetSource

extension Command {
  /// Writes a first configuration.
  static let initialize = Command(
    name: "init",
    summary: "write a widgetgen.json for the sources in this folder",
    discussion: """
      Infers sources, output and runtime from the Swift files in this folder. In a package, lists each
      target with widgets. Converts a .sourcery.yml with its children. Never overwrites a
      widgetgen.json. The generated code is checked in, unless '--plugin' is given or Package.swift uses
      WidgetGenPlugin.
      """,
    examples: [
      .init("widgetgen init", "write the file; then edit it and run 'widgetgen'"),
      .init(
        "widgetgen init --plugin", "use the plugin; then add the printed lines to Package.swift"),
      .init(
        "widgetgen init --from Mocks.yml --from Core/Lenses.yml", "convert several configurations"),
    ],
    flags: [
      Flag(
        "from", .path("FILE"), repeatable: true,
        default: SourceryConfigurationFile.names.joined(separator: " or "),
        "a configuration of Sourcery to convert"),
      Flag("plugin", .none, "generate in each build with the plugin, instead of checking in code"),
    ],
    run: { arguments, environment throws(CommandFailure) in
      try InitCommand(arguments, environment: environment).run()
    })
}

/// `init`, which writes a first `widgetgen.json` for the sources in the working directory. Configurations of Sourcery,
/// if there are any, determine the targets. Otherwise, `ConfigurationDraft.guess` derives the targets from the folders.
struct InitCommand {
  private let arguments: Arguments
  private let environment: ToolEnvironment
  private var fileSystem: FileSystem { environment.fileSystem }
  /// Whether the manifest already uses the build-tool plugin.
  private let usesPlugin: Bool
  /// Whether code is generated in the build. It is then not checked in, because checked-in code would be compiled in
  /// addition to the plugin's code.
  private var isForPlugin: Bool { usesPlugin || arguments.has("plugin") }

  init(_ arguments: Arguments, environment: ToolEnvironment) {
    self.arguments = arguments
    self.environment = environment
    usesPlugin = PackageSetup(environment).usesPlugin
  }

  func run() throws(CommandFailure) -> ExitCode {
    let given = arguments.all("from")
    let paths =
      given.isEmpty
      ? SourceryConfigurationFile.path(in: fileSystem).map { [$0] } ?? []
      : given.map(fileSystem.tidied)
    if given.isEmpty { for path in paths { try fileSystem.requireInRepository(path) } }
    var settings = SourceryConfigurationFile(fileSystem: fileSystem)
    for path in paths { try settings.read(path) }
    do throws(FileError) {
      var notes = settings.notes
      var drafts: [ConfigurationDraft]
      var listsTargets = false
      if !paths.isEmpty {
        drafts = try ConfigurationDraft.make(from: settings.configurations, fileSystem)
      } else {
        let guess = try ConfigurationDraft.guess(fileSystem)
        drafts = guess.drafts
        listsTargets = guess.leavesTargetsOut
        if guess.leavesTargetsOut { notes.append(noteOnTargets) }
        for draft in drafts where try isEmpty(draft) {
          notes.append(
            "'\(draft.sources.joined(separator: ", "))' contains no Swift files yet; correct 'sources' if they are "
              + "elsewhere")
        }
      }
      if isForPlugin {
        for index in drafts.indices { drafts[index].generateInBuild() }
      }
      let path = ConfigurationFile.name
      if fileSystem.status(path) != nil {
        throw FileError(path: path, reason: "it already exists; remove it to start over")
      }
      let text = ConfigurationText(drafts, listsTargets: listsTargets).json
      try fileSystem.create(path, Array(text.utf8), nil)
      return environment.finish(printing: Array(summary(drafts, paths, notes).utf8))
    } catch {
      throw .diagnostics([DriverDiagnostics.unwritable(error)], texts: [], .usage)
    }
  }

  /// Whether the sources of a target contain no Swift files.
  private func isEmpty(_ draft: ConfigurationDraft) throws(FileError) -> Bool {
    let sources = draft.sources.filter { fileSystem.status($0) != nil }
    let walk = FileWalk(fileSystem: fileSystem, endings: [".swift"])
    return try walk.files(in: sources).paths.isEmpty
  }

  /// Returns the text that describes the configuration's targets and the next steps.
  private func summary(
    _ drafts: [ConfigurationDraft], _ origins: [String], _ notes: [String]
  ) -> String {
    var text = "wrote \(ConfigurationFile.name)"
    text += origins.isEmpty ? "\n" : ", taken from \(origins.joined(separator: ", ").printable)\n"
    for draft in drafts {
      text += "target: \(draft.sources.joined(separator: ", ").printable)"
      text += draft.output.map { ", into \($0.printable)\n" } ?? ", generated in each build\n"
    }
    for draft in drafts.uniqued(by: { $0.runtime.rawValue + $0.reason }) {
      text += "runtime: \(draft.runtime.rawValue), \(draft.reason.printable)\n"
    }
    for note in notes { text += "note: \(note.printable)\n" }
    return text + nextSteps(drafts)
  }

  private func nextSteps(_ drafts: [ConfigurationDraft]) -> String {
    let manifest = ManifestLines(
      importsRuntime: drafts.contains { $0.runtime == .standalone }, usesPlugin: isForPlugin)
    let fill =
      drafts.contains(where: \.inline)
      ? "\n  widgetgen                fill the inline blocks, which a build does not change" : ""
    if usesPlugin {
      return """
        next:
          touch Package.swift      plan the build again, with widgetgen.json\(fill)
          swift build              generate and compile
        to check in the generated code instead: remove WidgetGenPlugin from Package.swift, and set 'output' in widgetgen.json

        """
    }
    if isForPlugin {
      return """
        next:\(fill)
          swift build              generate and compile, with these lines in Package.swift
        \(manifest.text)
        """
    }
    let isPackage = fileSystem.status("Package.swift") != nil
    return """
      next:
        widgetgen                generate
        widgetgen check --diff   in continuous integration
      \(isPackage ? manifest.text + "to generate in each build instead: widgetgen init --plugin\n" : "")
      """
  }

  private var noteOnTargets: String {
    "other targets have no widgets yet; when a target gets widgets, add it to 'targets', with its folder as "
      + (isForPlugin ? "'sources'" : "'sources' and its own 'output'")
  }
}
