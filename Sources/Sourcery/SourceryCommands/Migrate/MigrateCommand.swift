package import WidgetDriver
import WidgetGenerator
import WidgetSource

extension Command {
  /// Replaces Sourcery in a project.
  package static let migrate = Command(
    name: "migrate", synopsis: "[--from FILE]... [--run-swift-templates] [--apply]",
    summary: "replace Sourcery in a project",
    discussion: """
      Converts configurations of Sourcery to a widgetgen.json. Generates in memory, and compares the
      result with the files that are checked in. Lists each line that may run or install Sourcery, with
      what to write instead; scripts are never changed. Writes files only with '--apply', and then also
      prints the command that restores the old ones. Removes a configuration if no line may need it.

      A configuration with a template in Swift stays with Sourcery, unless '--run-swift-templates' is
      given. This flag compiles the project's templates and runs them as programs, so use it only in a
      project that you trust. If the files are equal, 'widgetgen templates run-swift' replaces Sourcery
      and reads its configuration, which is not removed.
      """,
    examples: [
      .init("widgetgen migrate", "print all changes and all lines to edit"),
      .init("widgetgen migrate --apply", "make the changes, in a clean git tree"),
      .init(
        "widgetgen migrate --run-swift-templates", "also run templates in Swift, as programs"),
    ],
    flags: [
      Flag(
        "from", .path("FILE"), repeatable: true, default: "all below this folder",
        "a configuration of Sourcery to replace"),
      Flag(
        "run-swift-templates", .none,
        "compile and run the project's templates in Swift, and compare their files"),
      Flag("apply", .none, "write widgetgen.json and the generated files"),
      Flag(
        "scripts-done", .none, "also remove configurations that a listed line names or may need"),
    ],
    run: { arguments, environment throws(CommandFailure) in
      try MigrateCommand(arguments: arguments, environment: environment).run()
    })
}

/// The command `migrate`, which shows how to replace Sourcery. With `--apply`, it replaces Sourcery.
struct MigrateCommand {
  let arguments: Arguments
  let environment: ToolEnvironment
  private var fileSystem: FileSystem { environment.fileSystem }

  func run() throws(CommandFailure) -> ExitCode {
    let applies = arguments.has("apply")
    let history = GitHistory(run: environment.runCommand)
    if applies, let obstacle = history.obstacleToApply { throw .problem(.cannotMigrate, obstacle) }
    let migration = try migration(history)
    if !applies {
      let text = MigrationReport(migration).text
      return environment.finish(
        printing: Array(text.utf8), migration.errors.isEmpty ? .success : .invalidInput)
    }
    guard migration.errors.isEmpty else {
      throw .diagnostics(migration.errors, texts: migration.texts, .invalidInput)
    }
    if migration.isEmpty { throw .problem(.cannotMigrate, Self.nothingToDo(migration)) }
    if !migration.unrestorable.isEmpty { throw Self.unrestorable(migration.unrestorable) }
    let errors = try apply(migration)
    if !errors.isEmpty {
      environment.printError("undo: \(GitHistory.undo)\n")
      throw .diagnostics(errors, texts: [], .usage)
    }
    let report = MigrationReport(migration)
    return environment.finish(
      printing: Array(report.appliedText(notUndone: notUndone(migration, history)).utf8))
  }

  private static func nothingToDo(_ migration: Migration) -> String {
    if !migration.run.isEmpty, migration.kept.isEmpty, migration.leftFiles.isEmpty {
      return migration.needsEdits
        ? "nothing changes; edit the listed lines by hand" : "nothing is left to replace"
    }
    if migration.configurations.isEmpty {
      return "there is no configuration of Sourcery here; edit the listed lines by hand"
    }
    return "nothing changes, so Sourcery stays"
      + (migration.firstObstacle.map { "; \($0)" } ?? "")
      + (migration.leftFiles.isEmpty ? "" : "; \(migration.secondRun)")
  }

  /// Returns the failure for files that would be overwritten and that git could not restore.
  private static func unrestorable(_ outputs: [ComparedOutput]) -> CommandFailure {
    let errors = outputs.map { output in
      Diagnostic(
        rule: .cannotMigrate,
        message: "git does not track this file, so its content could not be restored; "
          + (output.isSource ? "add it to git" : "remove it, and it is generated again"),
        file: output.path)
    }
    return .diagnostics(errors, texts: [], .usage)
  }

  private func migration(_ history: GitHistory) throws(CommandFailure) -> Migration {
    let given = arguments.all("from").map(fileSystem.tidied)
    // A file that is named must exist. Problems with its content are part of the report.
    for path in given { _ = try fileSystem.namedSource(path) }
    let project = try MigratedProject(
      ProjectFiles(in: fileSystem), given: given,
      runsSwift: arguments.has("run-swift-templates"), history, environment)
    if project.settings.paths.isEmpty, project.uses.lines.isEmpty {
      throw .problem(
        .cannotMigrate, "there is no configuration of Sourcery here; name one with '--from FILE'")
    }
    return try Migration(
      project, scriptsAreDone: arguments.has("scripts-done"), history, environment)
  }

  private func apply(_ migration: Migration) throws(CommandFailure) -> [Diagnostic] {
    let errors = OutputWriter(fileSystem).write(migration.plan.changes)
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

  /// Returns the written files that git ignores. Undoing the migration does not change them.
  private func notUndone(_ migration: Migration, _ history: GitHistory) -> [String] {
    guard let tracked = history.trackedFiles, let new = history.untracked else { return [] }
    let visible = Set(tracked.filter(\.isRestorable).map(\.path))
    let written =
      (migration.json == nil ? [] : [ConfigurationFile.name]) + migration.plan.changes.map(\.path)
    return written.filter { !visible.contains($0) && !new.contains($0) }
  }
}

extension Rule {
  static let cannotMigrate = Rule("cannot-migrate", .error)
}
