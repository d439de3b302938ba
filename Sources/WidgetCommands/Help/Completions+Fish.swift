import WidgetDriver

extension Completions {
  var fish: String {
    var lines = ["# fish completion for widgetgen.", "complete -c widgetgen -f"]
    for command in commands.commands {
      lines.append(
        "complete -c widgetgen -n __fish_use_subcommand -a \(command.name) "
          + "-d \(ShellWord.fish(command.summary))")
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      for flag in command.visibleFlags {
        let short = flag.short.map { " -s \($0)" } ?? ""
        lines.append(
          "complete -c widgetgen \(condition) -l \(flag.name)\(short)\(fishValue(of: flag)) "
            + "-d \(ShellWord.fish(flag.summary))")
      }
      let operands = command.operandChoices + command.furtherChoices
      if !operands.isEmpty {
        lines.append("complete -c widgetgen \(condition) -a '\(operands.joined(separator: " "))'")
      }
      if command.takesFiles { lines.append("complete -c widgetgen \(condition) -F") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func fishValue(of flag: Flag) -> String {
    switch flag.argument {
    case .none: ""
    case .value: " -x"
    case .path: " -r -F"
    case .folder: " -x -a '(__fish_complete_directories)'"
    case .choiceOrFile(let words, ending: _): " -r -F -a '\(words.joined(separator: " "))'"
    case .choice(let words): " -x -a '\(words.joined(separator: " "))'"
    }
  }
}
