import WidgetDriver
import WidgetSource

/// Completion scripts for shells, derived from the commands.
struct Completions {
  let commands: CommandSet

  enum Shell: String, CaseIterable { case bash, zsh, fish }

  /// Prints the script for the shell that the operand names.
  static func run(
    _ arguments: Arguments, _ environment: ToolEnvironment
  ) throws(CommandFailure) -> ExitCode {
    guard let name = arguments.operands.first else {
      throw .usage(.missingOperand("a shell", command: arguments.command))
    }
    guard let shell = Shell(rawValue: name) else {
      throw .usage(.unknownOperand(name, command: arguments.command))
    }
    let script = Completions(commands: arguments.commands).script(for: shell)
    return environment.finish(printing: Array(script.utf8))
  }

  func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  var names: String { commands.commands.map(\.name).joined(separator: " ") }

  /// Each flag once: a name means the same in every command.
  var allFlags: [Flag] {
    commands.commands.flatMap(\.visibleFlags).uniqued(by: \.name)
  }
}
