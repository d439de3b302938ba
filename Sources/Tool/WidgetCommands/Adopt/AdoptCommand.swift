import SourceryCommands
import WidgetAdopt
import WidgetDriver
import WidgetGenerator
import WidgetSource

extension Command {
  /// Replaces hand-written coding by annotations.
  static let adopt = Command(
    name: "adopt", operands: "PATH...",
    synopsis: "[PATH...] [--apply] [--inline] [--functions] [--allow NAME] [--config FILE]",
    summary: "replace hand-written coding with annotations",
    discussion: """
      Reads the bodies of init(from:), encode(to:) and of the memberwise initializers of public
      structs, derives annotations, and compares what the generated code would do with what the bodies
      do. Prints each type with its result, or with the reason why its code stays, and keys that may
      be mistakes. Without a widgetgen.json, reads the Swift files in PATH or in this folder.

      '--apply' replaces the members by the annotations and generates the code, in a clean git tree.
      Without a widgetgen.json, it first does what 'init' does. It prints the comments of the removed
      members, and the command that undoes everything.

      '--inline' also replaces the coding of classes, of private types and of types with private
      properties, by inline blocks. '--apply --inline' fills the blocks. Later runs of 'generate' need
      '--inline' or "inline": true in the configuration.

      '--functions' also replaces coding in which at most a quarter of the properties, or one, need code
      that is not read. This code moves to functions such as 'decodeTitle(from:)', which generated code
      calls. Checks move to 'didDecode(from:)' or 'validate()'.

      '--allow errors' also replaces coding whose errors get another type: for an enum, generated code
      throws WidgetDecodingError and NoMatchingTypeError. '--allow warnings' also replaces coding for
      which 'generate' then prints warnings, although the generated code does the same.
      """,
    examples: [
      .init("widgetgen adopt", "report all types of the project"),
      .init("widgetgen adopt Sources/App/Models --apply", "change the types of a folder"),
    ],
    flags: [
      Flag("apply", .none, "change the sources, and generate"),
      Flag("functions", .none, "move code that is not read to functions of single properties"),
      Flag("inline", .none, "generate code in inline blocks where it cannot be in other files"),
      Flag(
        "allow", .choice(AllowedDifference.allCases.map(\.rawValue)), repeatable: true,
        "a difference to accept"),
    ] + RunFlags.configured,
    run: { arguments, environment throws(CommandFailure) in
      try AdoptCommand(arguments: arguments, environment: environment).run()
    })
}

/// The command `adopt`.
struct AdoptCommand {
  let arguments: Arguments
  let environment: ToolEnvironment
  private var fileSystem: FileSystem { environment.fileSystem }

  func run() throws(CommandFailure) -> ExitCode {
    let history = GitHistory(run: environment.runCommand)
    if arguments.has("apply"), history.isClean != true {
      throw .problem(
        .cannotAdopt, "'--apply' needs a clean git tree, so that its changes can be undone")
    }
    let modules = try AdoptedModules(arguments, environment)
    let report = AdoptionReport(modules.adoptions)
    let advice =
      modules.configurationWithoutInline.map {
        "next: add \"inline\": true to \($0), so that later runs also fill the inline blocks\n"
      } ?? ""
    guard arguments.has("apply") else {
      return environment.finish(printing: Array((report.text + advice).utf8))
    }
    let changes = try changes(modules, history)
    if changes.isEmpty {
      return environment.finish(printing: Array((report.text + "nothing changes\n").utf8))
    }
    let errors = OutputWriter(fileSystem).write(changes)
    if !errors.isEmpty { throw .diagnostics(errors, texts: [], .usage) }
    let text = report.appliedText + advice + "undo: \(GitHistory.undo)\n"
    let printed = environment.finish(printing: Array(text.utf8))
    return printed == .success ? try generate() : printed
  }

  /// Returns the files to write. Throws if git could not restore one of them.
  private func changes(
    _ modules: AdoptedModules, _ history: GitHistory
  ) throws(CommandFailure) -> [OutputPlan.Change] {
    let restorable = Set((history.trackedFiles ?? []).filter(\.isRestorable).map(\.path))
    var changes: [OutputPlan.Change] = []
    for (old, new) in modules.adoptions.flatMap(\.changes) {
      guard restorable.contains(old.path) else {
        throw .problem(
          .cannotAdopt, "git does not track this file, so it could not be restored", in: old.path)
      }
      changes.append(
        OutputPlan.Change(
          WritePlace(old.path), .source, old: old.bytes, new: new.bytes,
          status: fileSystem.status(old.path)))
    }
    return changes
  }

  /// Generates the code of the annotated types, after writing a configuration if there is none.
  private func generate() throws(CommandFailure) -> ExitCode {
    var words = ["generate"]
    if arguments.has("inline") { words.append("--inline") }
    if let path = arguments.last("config") {
      words += ["--config", path]
    } else if ConfigurationFile.nearest(in: fileSystem) == nil {
      let printed = try InitCommand(arguments, environment: environment).run()
      if printed != .success { return printed }
    }
    let generating: Arguments
    do throws(UsageError) {
      generating = try Arguments(words, commands: arguments.commands)
    } catch {
      throw .usage(error)
    }
    return try generating.command.run(generating, environment)
  }
}

extension Rule {
  static let cannotAdopt = Rule("cannot-adopt", .error)
}
