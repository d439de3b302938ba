import WidgetDriver
import WidgetGenerator
import WidgetSource

extension Command {
  /// Replaces Sourcery in a project.
  static let migrate = Command(
    name: "migrate", synopsis: "[--from FILE]... [--apply]",
    summary: "replace Sourcery in a project",
    discussion: """
      Finds configurations of Sourcery, and the scripts, Xcode build phases, CI steps and manifests
      that use it. Generates in memory, and compares the result with the files that are checked in.
      Prints a verdict for each template, the patch for each file and the widgetgen.json. Writes files
      only with '--apply', and then also prints the command that restores the old ones.
      """,
    examples: [
      .init("widgetgen migrate", "print all changes"),
      .init("widgetgen migrate --apply", "make the changes, in a clean git tree"),
    ],
    flags: [
      Flag(
        "from", .path("FILE"), repeatable: true, default: "all below this folder",
        "a configuration of Sourcery to replace"),
      Flag("apply", .none, "write widgetgen.json and the generated files, and patch the others"),
    ],
    run: { arguments, environment throws(CommandFailure) in
      try MigrateCommand(arguments, environment: environment).run()
    })
}

/// The command `migrate`, which shows how to replace Sourcery. With `--apply`, it replaces Sourcery.
struct MigrateCommand {
  private let arguments: Arguments
  private let environment: ToolEnvironment
  private var fileSystem: FileSystem { environment.fileSystem }

  init(_ arguments: Arguments, environment: ToolEnvironment) {
    self.arguments = arguments
    self.environment = environment
  }

  func run() throws(CommandFailure) -> ExitCode {
    let applies = arguments.has("apply")
    let history = GitHistory(run: environment.runCommand)
    if applies { try check(history) }
    let migration = try migration(history)
    if !applies {
      let text = MigrationReport(migration).text
      return environment.finish(
        printing: Array(text.utf8), migration.errors.isEmpty ? .success : .invalidInput)
    }
    guard migration.errors.isEmpty else {
      throw .diagnostics(migration.errors, texts: migration.texts, .invalidInput)
    }
    if migration.isEmpty { throw failure(Self.nothingToDo(migration)) }
    let errors = try apply(migration)
    if !errors.isEmpty {
      environment.printError("undo: \(GitHistory.undo)\n")
      throw .diagnostics(errors, texts: [], .usage)
    }
    return environment.finish(printing: Array(MigrationReport(migration).appliedText.utf8))
  }

  private static func nothingToDo(_ migration: Migration) -> String {
    "nothing can be replaced, so Sourcery stays" + (migration.firstObstacle.map { "; \($0)" } ?? "")
  }

  /// Checks that git can undo the changes of `--apply`, and that `widgetgen.json` does not exist.
  private func check(_ history: GitHistory) throws(CommandFailure) {
    guard let isClean = history.isClean else {
      throw failure("'--apply' needs a git repository, so that its changes can be undone")
    }
    if !isClean { throw failure("'--apply' needs a clean git tree; commit or stash your changes") }
    if fileSystem.status(ConfigurationFile.name) != nil {
      throw failure("\(ConfigurationFile.name) already exists; remove it to start over")
    }
  }

  private func failure(_ message: String) -> CommandFailure {
    .diagnostics(
      [CommandDiagnostics.cannotMigrate(message, in: ConfigurationFile.name)], texts: [], .usage)
  }

  private func migration(_ history: GitHistory) throws(CommandFailure) -> Migration {
    let project = try MigratedProject(
      ProjectFiles(in: fileSystem), given: arguments.all("from").map(fileSystem.tidied), history,
      fileSystem)
    if project.settings.paths.isEmpty, project.calls.isEmpty {
      throw failure("there is no configuration of Sourcery here; name one with '--from FILE'")
    }
    return try Migration(project, history, environment)
  }

  private func apply(_ migration: Migration) throws(CommandFailure) -> [Diagnostic] {
    let changes = migration.calls.compactMap { call in
      call.patched.map { patched in
        OutputPlan.Change(
          WritePlace(call.path), .source, old: call.text, new: patched,
          status: fileSystem.status(call.path))
      }
    }
    let writer = OutputWriter(fileSystem)
    let errors = writer.write(migration.plan.changes + changes)
    if !errors.isEmpty { return errors }
    do throws(FileError) {
      if let json = migration.json {
        try fileSystem.create(ConfigurationFile.name, Array(json.utf8), nil)
      }
    } catch {
      return [DriverDiagnostics.unwritable(error)]
    }
    for path in migration.removedConfigurations { fileSystem.remove(path) }
    return []
  }
}
