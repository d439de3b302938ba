/// The help, derived from the table of commands.
enum HelpText {
  /// The usage line of the tool.
  static let usage = "widgetgen [COMMAND] [FLAGS]"

  /// The usage line of a command.
  static func usage(of command: Command) -> String {
    "widgetgen \(command.name)" + (command.synopsis.isEmpty ? "" : " " + command.synopsis)
  }

  static let exitCodes: [(code: Int32, meaning: String)] = [
    (ExitCode.success.rawValue, "done, everything up to date"),
    (ExitCode.stale.rawValue, "a file is stale, a change breaks an app, or a payload is invalid"),
    (
      ExitCode.usage.rawValue,
      "wrong usage or configuration, or a file that cannot be read or written"
    ),
    (ExitCode.invalidInput.rawValue, "the sources or templates have errors"),
  ]

  static let summary =
    "Generates coding keys, decoders, encoders and initializers for widgets written in Swift."

  /// What `widgetgen help` prints.
  static var overview: String {
    """
    \(summary)

    usage: \(usage)

    commands:
    \(table(CommandTable.all.map { ($0.name, $0.summary) }))

    examples:
      widgetgen init            # write a widgetgen.json for the sources in this folder
      widgetgen                 # generate
      widgetgen check --diff    # in continuous integration

    flags without a command are those of 'generate'; see 'widgetgen help generate'
    @FILE among the arguments stands for the lines of a file

    exit status:
    \(table(exitCodes.map { (label: String($0.code), text: $0.meaning) }))

    """
  }

  /// What `widgetgen help COMMAND` prints.
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

  /// `--output DIR`, `-h, --help`.
  static func label(of flag: Flag) -> String {
    let short = flag.short.map { "-\($0), " } ?? ""
    return "\(short)--\(flag.name)" + (flag.placeholder.map { " \($0)" } ?? "")
  }

  /// The summary with the default, and whether the flag is repeatable.
  static func summary(of flag: Flag) -> String {
    let remarks =
      (flag.isRepeatable ? ["repeatable"] : []) + (flag.fallback.map { ["default: \($0)"] } ?? [])
    return flag.summary + (remarks.isEmpty ? "" : " (\(remarks.joined(separator: "; ")))")
  }

  /// Two columns; a long label has its text on the next line.
  static func table(_ rows: [(label: String, text: String)]) -> String {
    let width = min(26, rows.map(\.label.count).max() ?? 0)
    return rows.map { row in
      let indent = String(repeating: " ", count: width + 4)
      if row.label.count > width { return "  \(row.label)\n\(indent)\(row.text)" }
      let padding = String(repeating: " ", count: width - row.label.count)
      return "  \(row.label)\(padding)  \(row.text)"
    }.joined(separator: "\n")
  }
}
