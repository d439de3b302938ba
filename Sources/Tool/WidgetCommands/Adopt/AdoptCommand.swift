import WidgetAdopt
import WidgetDriver
import WidgetGenerator
import WidgetSource

extension Command {
  /// Replaces hand-written coding by annotations.
  static let adopt = Command(
    name: "adopt", operands: "PATH...", synopsis: "[PATH...] [--config FILE]",
    summary: "report which hand-written coding annotations can replace",
    discussion: """
      Reads the bodies of init(from:), encode(to:) and of the memberwise initializers of public
      structs, derives annotations, and compares what the generated code would do with what the bodies
      do. Prints each type with its result, or with the reason why its code stays. Writes nothing.
      Also lists keys that may be mistakes. Without a widgetgen.json, reads the Swift files in PATH or
      in this folder.
      """,
    examples: [
      .init("widgetgen adopt", "report all types of the project"),
      .init("widgetgen adopt Sources/App/Models", "report the types of a folder"),
    ],
    flags: RunFlags.configured,
    run: { arguments, environment throws(CommandFailure) in
      try AdoptCommand(arguments, environment: environment).run()
    })
}

/// The command `adopt`.
struct AdoptCommand {
  private let arguments: Arguments
  private let environment: ToolEnvironment

  init(_ arguments: Arguments, environment: ToolEnvironment) {
    self.arguments = arguments
    self.environment = environment
  }

  func run() throws(CommandFailure) -> ExitCode {
    let modules = try AdoptedModules(arguments, environment)
    return environment.finish(printing: Array(AdoptionReport(modules.adoptions).text.utf8))
  }
}
