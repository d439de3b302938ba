/// The command that shows the help.
extension Command {
  /// Creates the command, which prints the help of all commands, or of the command or the topic in the first operand.
  ///
  /// - Parameter names: the names of the other commands.
  static func help(with names: [String]) -> Command {
    Command(
      name: "help", operands: "[COMMAND|TOPIC]...", synopsis: "[COMMAND|TOPIC]",
      operandChoices: names + HelpTopic.allCases.map(\.rawValue),
      summary: "show help for a command, or for 'annotations' or 'rules'",
      run: { arguments, environment throws(CommandFailure) in
        environment.finish(showing: try HelpText.answer(to: arguments))
      })
  }
}
