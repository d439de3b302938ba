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
        let printed = report.publish(settings, environment)
        return printed == .success ? exitCode : printed
      }
    }
  }

  private func parse(_ words: [String]) throws(CommandFailure) -> Arguments {
    do throws(UsageError) {
      return try Arguments(words) { [environment] (path) throws(FileError) in
        try environment.fileSystem.read(path).bytes
      }
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
    case "contract": return try ContractCommand(arguments, environment: environment).run()
    case "dump": return try DumpCommand(arguments, environment: environment).run()
    case "render": return try RenderCommand(arguments, environment: environment).run()
    case "explain": return try ExplainCommand(arguments, environment: environment).run()
    case "init": return try InitCommand(arguments, environment: environment).run()
    case "migrate": return try MigrateCommand(arguments, environment: environment).run()
    case "scaffold": return try ScaffoldCommand(arguments, environment: environment).run()
    case "sourcery": return try SourceryCommand(arguments, environment: environment).run()
    case "validate": return try ValidateCommand(arguments, environment: environment).run()
    case "templates": return try TemplatesCommand(arguments, environment: environment).run()
    case "completions": return print(Completions.script(for: try shell(arguments)))
    case "man": return print(ManPage.text)
    default: return try GenerateCommand(arguments, environment: environment).generate()
    }
  }

  /// `widgetgen --help` is about all commands, `widgetgen help templates eject` about one.
  private func help(_ arguments: Arguments) throws(CommandFailure) -> ExitCode {
    guard arguments.command.name == "help" else {
      let namesCommand = arguments.words.first { !$0.hasPrefix("-") } == arguments.command.name
      return print(namesCommand ? HelpText.text(for: arguments.command) : HelpText.overview)
    }
    guard let name = arguments.operands.first else { return print(HelpText.overview) }
    guard let command = CommandTable.command(named: name) else {
      throw .usage(.unknownCommand(name))
    }
    if let word = arguments.operands.dropFirst().first, !command.operandChoices.contains(word) {
      throw .usage(.unknownOperand(word, command: command))
    }
    if let extra = arguments.operands.dropFirst(2).first {
      throw .usage(.unexpectedOperand(extra, command: arguments.command))
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
