/// The command that shows the help.
extension Command {
  /// Shows the help of all commands, or of the one that the first operand names.
  ///
  /// - Parameter names: the names of the other commands.
  static func help(with names: [String]) -> Command {
    Command(
      name: "help", operands: "[COMMAND]...", synopsis: "[COMMAND]", operandChoices: names,
      summary: "show help for a command",
      run: { arguments, environment throws(CommandFailure) in
        environment.finish(printing: Array(try HelpText.answer(to: arguments).utf8))
      })
  }
}
