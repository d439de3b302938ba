import WidgetDriver

extension Completions {
  /// Bash splits words at `=` unless COMP_WORDBREAKS lacks it; both forms are completed.
  var bash: String {
    """
    # bash completion for widgetgen: source this file.
    _widgetgen() {
      local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" words
      local IFS=$' \\t\\n' prefix=""
      if [[ "$current" == "=" ]]; then
        current=""
      elif [[ "$previous" == "=" ]]; then
        previous="${COMP_WORDS[COMP_CWORD-2]}"
      elif [[ "$current" == --*=* ]]; then
        previous="${current%%=*}" prefix="${current%%=*}=" current="${current#*=}"
      fi
      case "$previous" in
    \(values)
      esac
      if [[ $COMP_CWORD -eq 1 && "$current" != -* ]]; then
        COMPREPLY=($(compgen -W "\(names)" -- "$current")); return
      fi
      local files=""
      case "${COMP_WORDS[1]}" in
    \(commandWords)
        *) words="\(flags(of: commands.fallback))" ;;
      esac
      COMPREPLY=($(compgen -W "$words" -- "$current"))
      IFS=$'\\n'
      [[ -z "$files" ]] || COMPREPLY+=($(compgen -f -- "$current"))
    }
    complete -o filenames -F _widgetgen widgetgen

    """
  }

  /// What to offer for the value of each flag.
  private var values: String {
    allFlags.compactMap { flag -> String? in
      let pattern = "    --\(flag.name)) "
      let end = " -P \"$prefix\" -- \"$current\")); return ;;"
      switch flag.argument {
      case .choice(let words):
        return pattern + "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\"" + end
      case .choiceOrFile(let words, ending: _):
        let list = words.joined(separator: "\\n")
        return pattern + "IFS=$'\\n'; COMPREPLY=($(compgen -f -W $'\(list)'" + end
      case .path: return pattern + "IFS=$'\\n'; COMPREPLY=($(compgen -f" + end
      case .folder: return pattern + "IFS=$'\\n'; COMPREPLY=($(compgen -d" + end
      case .value: return pattern + "return ;;"
      case .none: return nil
      }
    }.joined(separator: "\n")
  }

  private var commandWords: String {
    commands.commands.map { command in
      let flags = flags(of: command)
      let first = ([flags] + command.operandChoices).joined(separator: " ")
      let words = ([flags] + command.furtherChoices).joined(separator: " ")
      let files = command.takesFiles ? " files=1" : ""
      return "    \(command.name)) words=\"\(words)\"\(files)"
        + "; [[ $COMP_CWORD -gt 2 ]] || words=\"\(first)\" ;;"
    }.joined(separator: "\n")
  }

  private func flags(of command: Command) -> String {
    command.visibleFlags.map { "--" + $0.name }.joined(separator: " ")
  }
}
