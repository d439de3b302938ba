/// The commands that a build of the tool has.
///
/// The tool for users has all commands. The tool for the plugins has only a few commands, so that a user's first build
/// does not compile the other commands.
package struct CommandSet: Sendable {
  /// The commands in the order of the help; `help` is the last one.
  package let commands: [Command]
  /// The command that runs if the first word is a flag, or if there are no words.
  package let fallback: Command
  /// The rules of the commands' diagnostics.
  package let rules: RuleCatalogue

  /// - Parameters:
  ///   - commands: in the order of the help, without `help`.
  ///   - fallback: the command that runs if the first word is a flag, or if there are no words.
  ///   - rules: the rules of the commands' diagnostics.
  package init(_ commands: [Command], fallback: Command, rules: RuleCatalogue) {
    self.commands = commands + [.help(with: commands.map(\.name))]
    self.fallback = fallback
    self.rules = rules
  }

  /// The commands of the tool that the plugins call.
  package static let generating = CommandSet(
    [.generate, .check, .explain(.generating)], fallback: .generate, rules: .generating)

  /// Returns the command with the given name, or nil if there isn't one.
  package func command(named name: String) -> Command? { commands.first { $0.name == name } }
}
