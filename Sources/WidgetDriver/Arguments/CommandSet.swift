/// The commands that a build of the tool has.
///
/// The tool that people call has all of them; the one that the plugins call has only those that generate, so
/// that a user's first build compiles nothing else.
package struct CommandSet: Sendable {
  /// In the order of the help; `help` is the last one.
  package let commands: [Command]
  /// Runs if the first word is not the name of a command.
  package let fallback: Command

  /// - Parameters:
  ///   - commands: in the order of the help, without `help`.
  ///   - fallback: runs if the first word is not the name of a command.
  package init(_ commands: [Command], fallback: Command) {
    self.commands = commands + [.help(with: commands.map(\.name))]
    self.fallback = fallback
  }

  /// The commands that generate code, for the tool that the plugins call.
  package static let generating = CommandSet([.generate, .check, .explain], fallback: .generate)

  /// The command of a name, or nil if there isn't one.
  package func command(named name: String) -> Command? { commands.first { $0.name == name } }
}
