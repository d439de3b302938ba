import SourceryCommands
import WidgetDriver
import WidgetSource

extension Command {
  /// Turns generated code into source code that the user owns.
  static let leave = Command(
    name: "leave", synopsis: "[--sources PATH]... [--output DIR] [--apply] [FLAGS]",
    summary: "turn generated code into your own source code, and remove widgetgen",
    discussion: """
      Writes the generated code of each target without its header, removes all comments for widgetgen
      from the sources, and removes the widgetgen.json. Code that the plugin generates is written to
      the folder Generated of the target. The runtime is written next to the code, unless another
      module needs the runtime as a library. Lists the lines to edit by hand, such as the plugin in
      Package.swift. Writes files only with '--apply', and then also prints the command that restores
      the old ones.
      """,
    examples: [
      .init("widgetgen leave", "print all changes and all lines to edit"),
      .init("widgetgen leave --diff", "also show the changed files"),
      .init("widgetgen leave --apply", "make the changes, in a clean git tree"),
    ],
    flags: RunFlags.target + [
      Flag("apply", .none, "write the code, and remove comments and the configuration"),
      Flag("diff", .none, "show the changes as a unified diff"),
      Flag("keep-runtime", .none, "continue to import WidgetRuntime"),
    ],
    run: { arguments, environment throws(CommandFailure) in
      try LeaveCommand(arguments: arguments, environment: environment).run()
    })
}

/// The command `leave`.
struct LeaveCommand {
  let arguments: Arguments
  let environment: ToolEnvironment

  func run() throws(CommandFailure) -> ExitCode {
    let applies = arguments.has("apply")
    let history = GitHistory(run: environment.runCommand)
    if applies, let obstacle = history.obstacleToApply { throw .problem(.cannotLeave, obstacle) }
    let departure = try Departure(arguments, history, environment)
    var text = departure.text(isApplied: applies)
    if arguments.has("diff") {
      text += departure.plan.changes.map {
        UnifiedDiff(path: $0.path, old: $0.old, new: $0.new).text
      }.joined()
    }
    if applies {
      let errors = OutputWriter(environment.fileSystem).write(departure.plan.changes)
      if !errors.isEmpty { throw .diagnostics(errors, texts: [], .usage) }
      if let path = departure.configuration { environment.fileSystem.remove(path) }
    }
    return environment.finish(printing: Array(text.utf8))
  }
}

extension Rule {
  static let cannotLeave = Rule("cannot-leave", .error)
}
