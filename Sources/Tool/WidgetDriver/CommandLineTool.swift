import WidgetSource

/// The command line as a function: arguments in, exit code out.
///
/// For example: `CommandLineTool(.generating).run(["check", "--sources", "App"])`.
package struct CommandLineTool: Sendable {
  private let commands: CommandSet
  private let environment: ToolEnvironment

  /// Creates a tool with the given commands.
  package init(_ commands: CommandSet, environment: ToolEnvironment = .process) {
    self.commands = commands
    var environment = environment
    environment.rules = commands.rules
    environment.fileSystem = environment.fileSystem.recording(in: environment.inputs)
    self.environment = environment
  }

  /// Runs one command, on a stack of eight megabytes.
  ///
  /// Call it on the main thread, which has such a stack unless `ulimit -s` was lowered.
  package func run(_ words: [String]) -> ExitCode {
    StackThread.run { runHere(words) } ?? .usage
  }

  private func runHere(_ words: [String]) -> ExitCode {
    do throws(CommandFailure) {
      return try dispatch(try parse(words))
    } catch {
      switch error {
      case .usage(let error):
        environment.printError(error.text)
        return .usage
      case .diagnostics(let diagnostics, let texts, let exitCode):
        let settings = ReportSettings(try? parse(words))
        let report = Report(
          diagnostics, texts: texts, pathInWorkspace: environment.pathInWorkspace)
        var environment = environment
        environment.inputsAreKnown = exitCode != .usage
        let printed = report.publish(settings, environment)
        return printed == .success ? exitCode : printed
      }
    }
  }

  private func parse(_ words: [String]) throws(CommandFailure) -> Arguments {
    do throws(UsageError) {
      let fileSystem = environment.fileSystem
      let arguments = try Arguments(words, commands: commands) { (path) throws(FileError) in
        try fileSystem.read(path).bytes
      }
      if !arguments.confinedPaths.isEmpty {
        let repository = Repository(around: ".", fileSystem)
        if let path = repository.firstOutside(arguments.confinedPaths) {
          throw .parameterOutside(path, repository, command: arguments.command)
        }
      }
      return arguments
    } catch {
      throw .usage(error)
    }
  }

  private func dispatch(_ arguments: Arguments) throws(CommandFailure) -> ExitCode {
    if arguments.has("version") { return print("\(ToolVersion.current)\n") }
    if arguments.wantsHelp {
      return environment.finish(showing: try HelpText.answer(to: arguments))
    }
    return try arguments.command.run(arguments, environment)
  }

  private func print(_ text: String) -> ExitCode {
    environment.finish(printing: Array(text.utf8))
  }
}
