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
    (
      ExitCode.stale.rawValue,
      "a file is stale, a change of the contract is an error, a payload is invalid, or 'doctor' found a problem"
    ),
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
  /// help templates eject` and `widgetgen templates --help` request the help for one command, `widgetgen help contract
  /// --emit` requests the help for a task of a command, and `widgetgen help annotations` the help for a topic.
  static func answer(to arguments: Arguments) throws(CommandFailure) -> String {
    let commands = arguments.commands
    guard arguments.command.name == "help" else {
      guard let first = arguments.words.first(where: { !$0.hasPrefix("-") }),
        let command = commands.command(named: first)
      else { return overview(of: commands.commands) }
      return text(for: arguments.command, of: command)
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
    let words = Array(arguments.operands.dropFirst())
    let task = command.task(named: words)
    if let word = words.first, task == nil, !command.operandChoices.contains(word) {
      throw .usage(.unknownOperand(word, command: command))
    }
    if let extra = words.dropFirst(task == nil ? 1 : 2).first {
      throw .usage(.unexpectedOperand(extra, command: arguments.command))
    }
    return text(for: task ?? command, of: command)
  }

  /// Returns the text that `widgetgen help COMMAND` prints.
  ///
  /// - Parameter parent: the command of which `command` is a task, or the command itself. The text for a task lists only
  ///   the task's own flags.
  static func text(for command: Command, of parent: Command) -> String {
    let isTask = command.name != parent.name
    var sections = [command.summary, "usage: \(usage(of: command))"]
    if !command.discussion.isEmpty { sections.append(command.discussion) }
    if !command.tasks.isEmpty {
      let rows = command.tasks.map { ($0.name, $0.summary) }
      sections.append("other tasks, each with its own flags and help:\n\(table(rows))")
    }
    let flags = isTask ? command.flags : command.visibleFlags
    let groups = Flag.Group.allCases.filter { group in flags.contains { $0.group == group } }
    for group in groups {
      let rows = flags.filter { $0.group == group }.map { (label(of: $0), summary(of: $0)) }
      let heading = groups.count > 1 ? group.rawValue.lowercased() + " flags" : "flags"
      sections.append("\(heading):\n\(table(rows))")
    }
    if isTask {
      sections.append(
        "'widgetgen help \(parent.name)' lists the flags for input and reporting, which all tasks have"
      )
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

  /// Returns the summary of a flag, with remarks about its use, repetition and the default value.
  package static func summary(of flag: Flag) -> String {
    let remarks =
      (flag.selections.isEmpty ? [] : ["only for \(flag.selections.joined(separator: ", "))"])
      + (flag.isRepeatable ? ["repeatable"] : []) + (flag.fallback.map { ["default: \($0)"] } ?? [])
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
