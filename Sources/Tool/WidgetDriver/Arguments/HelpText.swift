/// The help, derived from the commands.
package enum HelpText {
  /// The usage line of the tool.
  static let usage = "widgetgen [COMMAND] [FLAGS]"

  /// Returns the usage line of a command.
  package static func usage(of command: Command) -> String {
    "widgetgen \(command.name)" + (command.synopsis.isEmpty ? "" : " " + command.synopsis)
  }

  /// The exit statuses and their meanings, for the help and the man page.
  package static let exitCodes: [(code: Int32, meaning: String)] = [
    (ExitCode.success.rawValue, "done, everything up to date"),
    (ExitCode.stale.rawValue, "a file is stale, a change breaks an app, or a payload is invalid"),
    (
      ExitCode.usage.rawValue,
      "wrong usage or configuration, or a file that cannot be read or written"
    ),
    (ExitCode.invalidInput.rawValue, "the sources or templates have errors"),
  ]

  /// The purpose of the tool, in one sentence.
  package static let summary =
    "Generates coding keys, decoders, encoders and initializers for widgets written in Swift."

  /// Returns the text that `widgetgen help` prints.
  ///
  /// - Parameter commands: the commands of the tool.
  static func overview(of commands: [Command]) -> String {
    """
    \(summary)

    usage: \(usage)

    commands:
    \(table(commands.map { ($0.name, $0.summary) }))

    examples:
      widgetgen init            # write a widgetgen.json for the sources in this folder
      widgetgen                 # generate
      widgetgen check --diff    # in continuous integration
      widgetgen explain         # the keys of annotations, by question

    without a command, flags apply to 'generate'; see 'widgetgen help generate'
    @FILE is replaced by the lines of a file, each of which is an argument

    exit status:
    \(table(exitCodes.map { (label: String($0.code), text: $0.meaning) }))

    """
  }

  /// Returns the help that a command line requests. `widgetgen --help` requests the help for all commands; `widgetgen
  /// help templates eject` and `widgetgen templates --help` request the help for one command, and `widgetgen help
  /// annotations` requests the help for a topic.
  static func answer(to arguments: Arguments) throws(CommandFailure) -> String {
    let commands = arguments.commands
    guard arguments.command.name == "help" else {
      let namesCommand = arguments.words.first { !$0.hasPrefix("-") } == arguments.command.name
      return namesCommand ? text(for: arguments.command) : overview(of: commands.commands)
    }
    guard let name = arguments.operands.first else { return overview(of: commands.commands) }
    if let topic = HelpTopic(rawValue: name) {
      if let extra = arguments.operands.dropFirst().first {
        throw .usage(.unexpectedOperand(extra, command: arguments.command))
      }
      return topic.text(commands)
    }
    guard let command = commands.command(named: name) else {
      throw .usage(.unknownCommand(name, known: arguments.command.operandChoices))
    }
    if let word = arguments.operands.dropFirst().first, !command.operandChoices.contains(word) {
      throw .usage(.unknownOperand(word, command: command))
    }
    if let extra = arguments.operands.dropFirst(2).first {
      throw .usage(.unexpectedOperand(extra, command: arguments.command))
    }
    return text(for: command)
  }

  /// Returns the text that `widgetgen help COMMAND` prints.
  static func text(for command: Command) -> String {
    var sections = [command.summary, "usage: \(usage(of: command))"]
    if !command.discussion.isEmpty { sections.append(command.discussion) }
    let groups = Flag.Group.allCases.filter { group in
      command.visibleFlags.contains { $0.group == group }
    }
    for group in groups {
      let rows = command.visibleFlags.filter { $0.group == group }
        .map { (label(of: $0), summary(of: $0)) }
      let heading = groups.count > 1 ? group.rawValue.lowercased() + " flags" : "flags"
      sections.append("\(heading):\n\(table(rows))")
    }
    if !command.examples.isEmpty {
      let lines = command.examples.map { "  # \($0.meaning)\n  \($0.line)" }
      sections.append("examples:\n\(lines.joined(separator: "\n"))")
    }
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// Returns the label of a flag in the help: `--output DIR`, `-h, --help`.
  package static func label(of flag: Flag) -> String {
    let short = flag.short.map { "-\($0), " } ?? ""
    return "\(short)--\(flag.name)" + (flag.placeholder.map { " \($0)" } ?? "")
  }

  /// Returns the summary of a flag, with remarks about repetition and the default value.
  package static func summary(of flag: Flag) -> String {
    let remarks =
      (flag.isRepeatable ? ["repeatable"] : []) + (flag.fallback.map { ["default: \($0)"] } ?? [])
    return flag.summary + (remarks.isEmpty ? "" : " (\(remarks.joined(separator: "; ")))")
  }

  /// The maximum length of a table's lines, in characters.
  private static let lineLength = 100

  /// Returns a table with two columns. If a label is long, its text begins on the next line. Long labels and texts are
  /// wrapped.
  package static func table(_ rows: [(label: String, text: String)]) -> String {
    let width = min(26, rows.map(\.label.count).max() ?? 0)
    let indent = String(repeating: " ", count: width + 4)
    return rows.map { row in
      let text = lines(row.text, at: " ", width: lineLength - indent.count)
        .joined(separator: "\n\(indent)")
      if row.label.count > width {
        let label = lines(row.label, at: "|", width: lineLength - 4).joined(separator: "|\n    ")
        return "  \(label)\n\(indent)\(text)"
      }
      let padding = String(repeating: " ", count: width - row.label.count)
      return "  \(row.label)\(padding)  \(text)"
    }.joined(separator: "\n")
  }

  /// Divides a text into lines, at separators. A part that is longer than a line is not divided.
  private static func lines(_ text: String, at separator: Character, width: Int) -> [String] {
    var lines: [String] = []
    for part in text.split(separator: separator) {
      if let last = lines.last, last.count + 1 + part.count <= width {
        lines[lines.count - 1] += "\(separator)\(part)"
      } else {
        lines.append(String(part))
      }
    }
    return lines
  }
}
