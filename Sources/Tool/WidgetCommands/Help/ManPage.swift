import WidgetDriver

extension Command {
  /// Prints the man page.
  static let man = Command(
    name: "man", summary: "print the man page",
    examples: [.init("widgetgen man > /usr/local/share/man/man1/widgetgen.1", "install it")],
    run: { arguments, environment throws(CommandFailure) in
      environment.finish(printing: Array(ManPage.text(of: arguments.commands).utf8))
    })
}

/// The man page, derived from the commands.
enum ManPage {
  /// Returns the page in the `man` macros. It has no date, so it does not change from day to day.
  static func text(of commands: CommandSet) -> String {
    var lines = [
      ".TH WIDGETGEN 1 \"\" \"widgetgen \(ToolVersion.current)\" \"\"",
      ".SH NAME", "widgetgen \\- generates coding and initializers for widgets written in Swift",
      ".SH SYNOPSIS", ".B widgetgen", "[\\fICOMMAND\\fR] [\\fIFLAGS\\fR]",
      ".SH DESCRIPTION",
    ]
    lines += description.map(escaped)
    lines.append(".SH COMMANDS")
    for command in commands.commands {
      lines += section(for: command, command.flags + command.commonFlags)
      for task in command.tasks { lines += section(for: task, task.flags) }
    }
    lines.append(".SH EXIT STATUS")
    for (code, meaning) in HelpText.exitCodes { lines += item(String(code), meaning) }
    lines.append(".SH ENVIRONMENT")
    for (name, meaning) in environment { lines += item(name, meaning) }
    lines.append(".SH FILES")
    for (name, meaning) in files { lines += item(name, meaning) }
    lines.append(".SH EXAMPLES")
    for example in commands.commands.flatMap({ [$0] + $0.tasks }).flatMap(\.examples) {
      lines += item(example.line, example.meaning)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let description = [
    HelpText.summary,
    "Reads Swift sources with its own scanner, finds the types that are marked with annotations",
    "(// widgetgen: codable) or selected by the runtime, and writes Swift files to the output folder.",
    "The same input gives the same bytes. No code is written if there is an error.",
    "@FILE is replaced by the lines of a file, and each line is a flag or an operand.",
  ]

  private static let environment = [
    ("NO_COLOR", "if set and not empty, diagnostics have no colors"),
    ("TERM", "if it is dumb, diagnostics have no colors"),
    (
      "GITHUB_WORKSPACE",
      "the folder to which paths are relative, in all formats except text and json"
    ),
  ]

  private static let files = [
    (
      ConfigurationFile.name,
      "the configuration, looked up in the working folder and its parents"
    ),
    ("*.generated.swift", "the output; its first line is // Generated using widgetgen"),
    (".sourcery.yml", "the configuration of Sourcery, which init converts"),
  ]

  private static func section(for command: Command, _ flags: [Flag]) -> [String] {
    var lines = [".SS " + escaped(HelpText.usage(of: command)), escaped(command.summary + ".")]
    if !command.discussion.isEmpty { lines += [".PP", escaped(command.discussion)] }
    for flag in flags where !flag.isHidden {
      lines += item(HelpText.label(of: flag), HelpText.summary(of: flag))
    }
    return lines
  }

  private static func item(_ label: String, _ text: String) -> [String] {
    [".TP", ".B " + escaped(label), escaped(text)]
  }

  /// Escapes characters that are special to `man`: hyphens, backslashes, and dots and apostrophes at the start of a
  /// line.
  private static func escaped(_ text: String) -> String {
    let plain = text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      default: String(character)
      }
    }.joined()
    return plain.split(separator: "\n", omittingEmptySubsequences: false)
      .map { [".", "'"].contains($0.prefix(1)) ? "\\&" + $0 : String($0) }.joined(separator: "\n")
  }
}
