/// Completion scripts for shells, made from the table of commands.
enum Completions {
  enum Shell: String, CaseIterable { case bash, zsh, fish }

  static func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private static let names = CommandTable.all.map(\.name).joined(separator: " ")

  // MARK: - bash

  private static var bash: String {
    let cases = CommandTable.all.map { command in
      let flags = command.visibleFlags.map { "--" + $0.name }
      let first = (flags + command.operandChoices).joined(separator: " ")
      let words = (flags + command.furtherChoices).joined(separator: " ")
      return
        "    \(command.name)) words=\"\(words)\"; [[ $COMP_CWORD -gt 2 ]] || words=\"\(first)\" ;;"
    }
    let choices = allFlags.compactMap { flag -> String? in
      switch flag.argument {
      case .choice(let words):
        "    --\(flag.name)) COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- "
          + "\"$current\")); return ;;"
      case .path:
        "    --\(flag.name)) IFS=$'\\n'; COMPREPLY=($(compgen -f -- \"$current\")); return ;;"
      case .value: "    --\(flag.name)) return ;;"
      case .none: nil
      }
    }
    return """
      # bash completion for widgetgen: source this file.
      _widgetgen() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" words
        local IFS=$' \\t\\n'
        case "$previous" in
      \(choices.joined(separator: "\n"))
        esac
        if [[ $COMP_CWORD -eq 1 && "$current" != -* ]]; then
          COMPREPLY=($(compgen -W "\(names)" -- "$current")); return
        fi
        case "${COMP_WORDS[1]}" in
      \(cases.joined(separator: "\n"))
          *) words="\(CommandTable.defaultCommand.visibleFlags.map { "--" + $0.name }
            .joined(separator: " "))" ;;
        esac
        COMPREPLY=($(compgen -W "$words" -- "$current"))
        IFS=$'\\n'
        COMPREPLY+=($(compgen -f -- "$current"))
      }
      complete -o filenames -F _widgetgen widgetgen

      """
  }

  /// Each flag once: a name means the same in every command.
  private static var allFlags: [Flag] {
    var seen: Set<String> = []
    return CommandTable.all.flatMap(\.visibleFlags).filter { seen.insert($0.name).inserted }
  }

  // MARK: - zsh

  private static var zsh: String {
    let commands = CommandTable.all.map { "    " + ShellWord.posix("\($0.name):\($0.summary)") }
    let cases = CommandTable.all.map { command in
      let flags = command.visibleFlags.map { ShellWord.posix(zshSpecification(of: $0)) }
      let first =
        command.operandChoices.isEmpty
        ? "'*:file:_files'" : "'1:argument:(\(command.operandChoices.joined(separator: " ")))'"
      let further =
        command.furtherChoices.isEmpty
        ? [] : ["'*:argument:(\(command.furtherChoices.joined(separator: " ")))'"]
      let words = flags + [first] + further
      return "    \(command.name)) _arguments \(words.joined(separator: " ")) ;;"
    }
    return """
      #compdef widgetgen
      # zsh completion for widgetgen: put this file into a folder of $fpath as _widgetgen.
      _widgetgen() {
        local -a commands=(
      \(commands.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
          _describe command commands
          return
        fi
        local command=generate
        if [[ $words[2] != -* ]]; then
          command=$words[2]
          shift words
          (( CURRENT-- ))
        fi
        case $command in
      \(cases.joined(separator: "\n"))
        esac
      }
      if [[ $funcstack[1] == _widgetgen ]]; then _widgetgen "$@"; else compdef _widgetgen widgetgen; fi

      """
  }

  /// `*--sources[a Swift file]:PATH:_files`.
  private static func zshSpecification(of flag: Flag) -> String {
    let text = flag.summary.map { "[]:".contains($0) ? "\\\($0)" : String($0) }.joined()
    let head = (flag.isRepeatable ? "*" : "") + "--\(flag.name)[\(text)]"
    switch flag.argument {
    case .none: return head
    case .value(let word): return head + ":\(word): "
    case .path(let word): return head + ":\(word):_files"
    case .choice(let words): return head + ":\(flag.name):(\(words.joined(separator: " ")))"
    }
  }

  // MARK: - fish

  private static var fish: String {
    var lines = ["# fish completion for widgetgen."]
    for command in CommandTable.all {
      lines.append(
        "complete -c widgetgen -n __fish_use_subcommand -f -a \(command.name) "
          + "-d \(ShellWord.fish(command.summary))")
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      for flag in command.visibleFlags {
        let short = flag.short.map { " -s \($0)" } ?? ""
        let argument =
          switch flag.argument {
          case .none: ""
          case .value: " -x"
          case .path: " -r -F"
          case .choice(let words): " -x -a '\(words.joined(separator: " "))'"
          }
        lines.append(
          "complete -c widgetgen \(condition) -l \(flag.name)\(short)\(argument) "
            + "-d \(ShellWord.fish(flag.summary))")
      }
      let operands = command.operandChoices + command.furtherChoices
      if !operands.isEmpty {
        lines.append(
          "complete -c widgetgen \(condition) -f -a '\(operands.joined(separator: " "))'")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
