import WidgetSource

/// The command line as a function: arguments in, exit code out.
///
/// For example: `CommandLineTool().run(["check", "--sources", "App"])`.
package struct CommandLineTool: Sendable {
  private let environment: ToolEnvironment

  package init(environment: ToolEnvironment = .process) {
    self.environment = environment
  }

  /// Runs one command.
  ///
  /// To be called on the main thread, whose stack has eight megabytes everywhere; the threads of the
  /// pool have a sixteenth of that on some systems, too little to render deeply nested templates.
  package func run(_ words: [String]) -> ExitCode {
    do throws(CommandFailure) {
      return try dispatch(try parse(words))
    } catch {
      switch error {
      case .usage(let error):
        environment.printError(ArgumentMessages.text(for: error))
        return .usage
      case .diagnostics(let diagnostics, let texts, let exitCode):
        let settings = ReportSettings(try? parse(words))
        let report = Report(
          diagnostics, texts: texts, pathInWorkspace: environment.pathInWorkspace)
        environment.printError(report.text(settings, usesColor: environment.usesColor))
        return exitCode
      }
    }
  }

  private func parse(_ words: [String]) throws(CommandFailure) -> Arguments {
    do throws(UsageError) {
      return try Arguments(words)
    } catch {
      throw .usage(error)
    }
  }

  private func dispatch(_ arguments: Arguments) throws(CommandFailure) -> ExitCode {
    if arguments.has("version") { return print("\(ToolVersion.current)\n") }
    if arguments.wantsHelp { return try help(arguments) }
    switch arguments.command.name {
    case "check":
      return try GenerateCommand(arguments, environment: environment).check()
    case "dump": return try DumpCommand(arguments, environment: environment).run()
    case "render": return try RenderCommand(arguments, environment: environment).run()
    case "init": return try InitCommand(environment).run()
    case "templates": return try TemplatesCommand(arguments, environment: environment).run()
    case "completions": return print(Completions.script(for: try shell(arguments)))
    case "man": return print(ManPage.text)
    default: return try GenerateCommand(arguments, environment: environment).generate()
    }
  }

  private func help(_ arguments: Arguments) throws(CommandFailure) -> ExitCode {
    guard arguments.command.name == "help" else {
      return print(HelpText.text(for: arguments.command))
    }
    guard let name = arguments.operands.first else { return print(HelpText.overview) }
    guard let command = CommandTable.command(named: name) else {
      throw .usage(.unknownCommand(name))
    }
    return print(HelpText.text(for: command))
  }

  private func shell(_ arguments: Arguments) throws(CommandFailure) -> Completions.Shell {
    guard let name = arguments.operands.first else {
      throw .usage(.missingCommandOperand("a shell", command: arguments.command))
    }
    guard let shell = Completions.Shell(rawValue: name) else {
      throw .usage(.unknownOperand(name, command: arguments.command))
    }
    return shell
  }

  private func print(_ text: String) -> ExitCode {
    environment.finish(printing: Array(text.utf8))
  }
}
