import WidgetSource

/// A wrong command line.
package struct UsageError: Error {
  /// The problem and its solution, in lowercase, without a final period.
  package let message: String
  /// The command whose usage is shown, or nil for the usage of the tool.
  package let command: Command?

  package init(_ message: String, command: Command?) {
    self.message = message
    self.command = command
  }

  /// The error, the usage and a reference to the help, to be printed.
  var text: String {
    let usage = command.map { HelpText.usage(of: $0) } ?? HelpText.usage
    let topic = command.map { " \($0.name)" } ?? ""
    return """
      error: \(message.printable)
      usage: \(usage)
      see 'widgetgen help\(topic)'

      """
  }
}

/// The errors that are not specific to one command.
extension UsageError {
  package static func conflictingFlags(
    _ first: String, _ second: String, command: Command
  ) -> UsageError {
    UsageError("'--\(first)' cannot be combined with '--\(second)'", command: command)
  }

  package static func diffInDocument(command: Command) -> UsageError {
    UsageError(
      """
      '--diff' cannot be combined with this '--format', which takes standard output; add \
      '--output-file FILE'
      """, command: command)
  }

  /// Reports a flag that changes sources, together with `--declare`.
  static func changeInBuild(_ flag: String, command: Command) -> UsageError {
    UsageError(
      "'--\(flag)' changes sources, which a build cannot do; "
        + "run 'widgetgen \(command.name) --\(flag)' outside of the build",
      command: command)
  }

  package static func flagNeedsFlag(
    _ flag: String, _ needed: String, command: Command
  ) -> UsageError {
    UsageError("'--\(flag)' needs '--\(needed)'", command: command)
  }

  /// Reports a flag that has no effect on the selected task of a command.
  ///
  /// - Parameters:
  ///   - flag: the flag, with its value if another value has an effect.
  ///   - uses: the flags with which it has an effect.
  ///   - selected: the flag that selects the task, or nil if none was given.
  static func flagOfOtherTasks(
    _ flag: String, _ uses: [String], selected: String?, command: Command
  ) -> UsageError {
    let uses = uses.map { "'--\($0)'" }
    let list = uses.dropLast().joined(separator: ", ") + (uses.count > 1 ? " or " : "")
    return UsageError(
      "'--\(flag)' needs \(list)\(uses.last ?? "")" + (selected.map { ", not '--\($0)'" } ?? ""),
      command: command)
  }

  /// - Parameter operand: the operand's placeholder in the help, or a description such as `a shell`.
  package static func missingOperand(_ operand: String, command: Command) -> UsageError {
    UsageError("'\(command.name)' needs \(operand)", command: command)
  }

  package static func missingFlag(_ name: String, command: Command) -> UsageError {
    UsageError("'\(command.name)' needs '--\(name)'", command: command)
  }

  static func missingValue(_ flag: Flag, command: Command) -> UsageError {
    UsageError(
      "'--\(flag.name)' needs a value: --\(flag.name) \(flag.placeholder ?? "")", command: command)
  }

  package static func noSources(command: Command) -> UsageError {
    let readsContract = command.flags.contains { $0.name == "contract" }
    return UsageError(
      "no sources are configured; add '--sources PATH'"
        + (readsContract ? ", or '--contract FILE' to use a contract without sources," : "")
        + " or run 'widgetgen init'", command: command)
  }

  package static func unexpectedOperand(_ word: String, command: Command) -> UsageError {
    let limit = command.operandLimit.map { limit in
      "; '\(command.name)' takes \(limit == 0 ? "flags only" : "one argument")"
    }
    return UsageError("unexpected argument '\(word)'" + (limit ?? ""), command: command)
  }

  static func unknownCommand(_ name: String, known: [String]) -> UsageError {
    UsageError("unknown command '\(name)'" + suggestion(for: name, in: known), command: nil)
  }

  static func unknownFlag(_ name: String, command: Command) -> UsageError {
    UsageError(
      "unknown flag '\(name)'"
        + suggestion(for: name, in: command.visibleFlagsOfAllTasks.map { "--" + $0.name }),
      command: command)
  }

  static func unknownKeyOrRule(_ name: String, command: Command) -> UsageError {
    let suggestion = suggestion(for: name, in: command.operandChoices)
    return UsageError(
      "unknown key or rule '\(name)'"
        + (suggestion.isEmpty
          ? "; 'widgetgen explain' lists the keys, and 'widgetgen help rules' the rules"
          : suggestion),
      command: command)
  }

  package static func unknownOperand(_ word: String, command: Command) -> UsageError {
    UsageError(
      "unknown argument '\(word)'"
        + suggestion(
          for: word,
          in: command.operandChoices + command.tasks.flatMap(\.selectors).map { "--" + $0 }),
      command: command)
  }

  package static func unknownRule(
    _ name: String, known: [String], command: Command
  ) -> UsageError {
    let suggestion = suggestion(for: name, in: known)
    return UsageError(
      "unknown rule '\(name)'"
        + (suggestion.isEmpty ? "; 'widgetgen help rules' lists all of them" : suggestion),
      command: command)
  }

  static func unreadableParameters(_ word: String, reason: String) -> UsageError {
    let reason = reason.prefix(1).lowercased() + reason.dropFirst()
    return UsageError(
      """
      '\(word)' names a file of arguments, which cannot be read: \(reason); write './\(word)' for a \
      path that begins with '@'
      """, command: nil)
  }

  /// Reports a path in a parameter file that leads out of the repository.
  static func parameterOutside(
    _ path: String, _ repository: Repository, command: Command
  ) -> UsageError {
    UsageError(
      """
      a parameter file names '\(path)', which \(repository.problem(of: path)); choose a path inside it, or write \
      '@@FILE' if a build system wrote the file
      """, command: command)
  }

  package static func wrongValue(
    flag: String, value: String, allowed: [String], command: Command
  ) -> UsageError {
    UsageError(
      "'--\(flag)' cannot be '\(value)'" + expectation(of: value, allowed: allowed),
      command: command)
  }

  /// Returns a suggestion of the allowed word that is most similar to a value. If no word is similar, returns a list of
  /// all allowed words.
  package static func expectation(of value: String, allowed: [String]) -> String {
    let nearest = suggestion(for: value, in: allowed)
    return nearest.isEmpty ? "; expected \(allowed.joined(separator: ", "))" : nearest
  }

  private static func suggestion(for name: String, in candidates: [String]) -> String {
    Suggestion.nearest(to: name, in: candidates).map { "; did you mean '\($0)'?" } ?? ""
  }
}
