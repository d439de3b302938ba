/// The help, made from the table of commands.
enum HelpText {
  /// The usage line of the tool.
  static let usage = "widgetgen [COMMAND] [FLAGS]"

  /// The usage line of a command.
  static func usage(of command: Command) -> String {
    "widgetgen \(command.name)" + (command.synopsis.isEmpty ? "" : " " + command.synopsis)
  }

  static let exitCodes: [(code: Int32, meaning: String)] = [
    (ExitCode.success.rawValue, "done, everything up to date"),
    (ExitCode.stale.rawValue, "check found a stale file"),
    (
      ExitCode.usage.rawValue,
      "wrong usage or configuration, or a file that cannot be read or written"
    ),
    (ExitCode.invalidInput.rawValue, "the sources or templates have errors"),
  ]

  /// What `widgetgen help` prints.
  static var overview: String {
    let rows = CommandTable.all.map { ($0.name, $0.summary) }
    return """
      Generates coding keys, decoders, encoders and initializers for widgets written in Swift.

      usage: \(usage)

      commands:
      \(table(rows))

      flags without a command are those of 'generate'; see 'widgetgen help generate'
      exit status:
      \(table(exitCodes.map { (label: String($0.code), text: $0.meaning) }))

      """
  }

  /// What `widgetgen help COMMAND` prints.
  static func text(for command: Command) -> String {
    let rows = command.visibleFlags.map { (label(of: $0), summary(of: $0)) }
    let discussion = command.discussion.isEmpty ? "" : "\n\(command.discussion)\n"
    return """
      \(command.summary)

      usage: \(usage(of: command))
      \(discussion)
      flags:
      \(table(rows))

      """
  }

  /// `--output DIR`, `-h, --help`.
  static func label(of flag: Flag) -> String {
    let short = flag.short.map { "-\($0), " } ?? ""
    return "\(short)--\(flag.name)" + (flag.placeholder.map { " \($0)" } ?? "")
  }

  private static func summary(of flag: Flag) -> String {
    flag.summary + (flag.isRepeatable ? " (repeatable)" : "")
  }

  /// Two columns; a long label puts its text on the next line.
  private static func table(_ rows: [(label: String, text: String)]) -> String {
    let width = min(26, rows.map(\.label.count).max() ?? 0)
    return rows.map { row in
      let indent = String(repeating: " ", count: width + 4)
      if row.label.count > width { return "  \(row.label)\n\(indent)\(row.text)" }
      let padding = String(repeating: " ", count: width - row.label.count)
      return "  \(row.label)\(padding)  \(row.text)"
    }.joined(separator: "\n")
  }
}
