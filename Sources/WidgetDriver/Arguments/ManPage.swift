/// The man page, made from the table of commands.
enum ManPage {
  /// The page in the `man` macros, without a date so that it is the same on every day.
  static var text: String {
    var lines = [
      ".TH WIDGETGEN 1 \"\" \"widgetgen \(ToolVersion.current)\" \"\"",
      ".SH NAME", "widgetgen \\- generates coding and initializers for widgets written in Swift",
      ".SH SYNOPSIS", ".B widgetgen", "[\\fICOMMAND\\fR] [\\fIFLAGS\\fR]",
      ".SH COMMANDS",
    ]
    for command in CommandTable.all {
      lines += [".SS " + escaped(HelpText.usage(of: command)), escaped(command.summary + ".")]
      if !command.discussion.isEmpty { lines += [".PP", escaped(command.discussion)] }
      for flag in command.flags where !flag.isHidden {
        lines += [".TP", ".B " + escaped(HelpText.label(of: flag)), escaped(flag.summary)]
      }
    }
    lines += [".SH EXIT STATUS"]
    for (code, meaning) in HelpText.exitCodes {
      lines += [".TP", ".B \(code)", escaped(meaning)]
    }
    lines += [".SH FILES", ".TP", ".B widgetgen.json"]
    lines += ["the configuration, looked for in the working folder and those around it"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Hyphens that are typed, backslashes, and dots at the start of a line mean themselves.
  private static func escaped(_ text: String) -> String {
    let plain = text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      default: String(character)
      }
    }.joined()
    return plain.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix(".") ? "\\&" + $0 : String($0) }.joined(separator: "\n")
  }
}
