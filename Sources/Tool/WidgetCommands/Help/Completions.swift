import WidgetDriver
import WidgetSource

extension Command {
  /// Prints a completion script for a shell.
  static let completions = Command(
    name: "completions", operands: "SHELL",
    synopsis: Completions.Shell.allCases.map(\.rawValue).joined(separator: "|"),
    operandChoices: Completions.Shell.allCases.map(\.rawValue),
    summary: "print a completion script for a shell",
    examples: [
      .init("source <(widgetgen completions bash)", "add this line to .bashrc"),
      .init("widgetgen completions zsh > ~/.zfunc/_widgetgen", "write to a folder of $fpath"),
    ],
    run: { arguments, environment throws(CommandFailure) in
      try Completions.run(arguments, environment)
    })
}

/// Completion scripts for shells, derived from the commands.
struct Completions {
  let commands: CommandSet

  enum Shell: String, CaseIterable { case bash, zsh, fish }

  /// Prints the script for the shell that the operand names.
  static func run(
    _ arguments: Arguments, _ environment: ToolEnvironment
  ) throws(CommandFailure) -> ExitCode {
    guard let name = arguments.operands.first else {
      throw .usage(.missingOperand("a shell", command: arguments.command))
    }
    guard let shell = Shell(rawValue: name) else {
      throw .usage(.unknownOperand(name, command: arguments.command))
    }
    let script = Completions(commands: arguments.commands).script(for: shell)
    return environment.finish(printing: Array(script.utf8))
  }

  func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  var names: String { commands.commands.map(\.name).joined(separator: " ") }

  /// The visible flags of all commands and their tasks. If several commands have a flag with the same name, the flag of the first
  /// command is used.
  var allFlags: [Flag] {
    commands.commands.flatMap(\.visibleFlagsOfAllTasks).uniqued(by: \.name)
  }
}

extension Completions {
  /// The script for Bash. Bash splits words at `=` only if COMP_WORDBREAKS contains `=`, so the script completes values
  /// in split and unsplit words.
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
      case "${COMP_WORDS[1]} $previous" in
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

  /// The branches that complete the values of flags. If a flag has other values in a command, the
  /// branch of that command precedes the branch of all other commands.
  private var values: String {
    allFlags.flatMap { flag in
      let exceptions = commands.commands.compactMap { command -> String? in
        let other = command.visibleFlagsOfAllTasks.first { $0.name == flag.name }
        guard let other, other.argument != flag.argument else { return nil }
        return branch("\"\(command.name) --\(flag.name)\"", other.argument)
      }
      let isSwitch = flag.argument == .none
      return exceptions + (isSwitch ? [] : [branch("*\" --\(flag.name)\"", flag.argument)])
    }.joined(separator: "\n")
  }

  /// Returns the branch that completes the value of a flag.
  ///
  /// - Parameter pattern: Bash's pattern for the command and the flag, separated by a space.
  private func branch(_ pattern: String, _ argument: Flag.Argument) -> String {
    let start = "    \(pattern)) "
    let end = " -P \"$prefix\" -- \"$current\")); return ;;"
    switch argument {
    case .choice(let words):
      return start + "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\"" + end
    case .choiceOrFile(let words, ending: _):
      let list = words.joined(separator: "\\n")
      return start + "IFS=$'\\n'; COMPREPLY=($(compgen -f -W $'\(list)'" + end
    case .path: return start + "IFS=$'\\n'; COMPREPLY=($(compgen -f" + end
    case .folder: return start + "IFS=$'\\n'; COMPREPLY=($(compgen -d" + end
    case .value: return start + "return ;;"
    // A switch has no value, so the words of the command are completed after it.
    case .none: return start + ";;"
    }
  }

  private var commandWords: String {
    commands.commands.map { command in
      let flags = flags(of: command)
      let first = ([flags] + command.operandChoices).joined(separator: " ")
      let words = ([flags] + command.furtherChoices).joined(separator: " ")
      let files = command.takesFiles ? " files=1" : ""
      return "    \(command.name)) words=\"\(words)\"\(files)"
        + "; [[ $COMP_CWORD -gt 2 ]] || words=\"\(first)\"\(tasks(of: command)) ;;"
    }.joined(separator: "\n")
  }

  /// Returns the lines that replace the words of a command if the command line selects one of its tasks.
  private func tasks(of command: Command) -> String {
    if command.tasks.isEmpty { return "" }
    let cases = command.tasks.reversed().map { task in
      "        \(task.pattern)) words=\"\(flags(of: task))\" ;;"
    }
    return "\n      case \" ${COMP_WORDS[*]} \" in\n\(cases.joined(separator: "\n"))\n      esac"
  }

  private func flags(of command: Command) -> String {
    command.completedFlags.map { "--" + $0.name }.joined(separator: " ")
  }
}

extension Completions {
  var zsh: String {
    let names = commands.commands.map { "    " + ShellWord.posix("\($0.name):\($0.summary)") }
    let cases = commands.commands.map { command in
      "    \(command.name)) " + zshBranch(of: command) + " ;;"
    }
    return """
      #compdef widgetgen
      # zsh completion for widgetgen: put this file into a folder of $fpath as _widgetgen.
      _widgetgen() {
        local -a commands=(
      \(names.joined(separator: "\n"))
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

  private func zshBranch(of command: Command) -> String {
    let flags = command.completedFlags.map { ShellWord.posix(zshSpecification(of: $0)) }
    let own = "_arguments \((flags + zshOperands(of: command)).joined(separator: " "))"
    if command.tasks.isEmpty { return own }
    let cases =
      command.tasks.reversed().map { "\($0.pattern)) \(zshBranch(of: $0)) ;;" } + ["*) \(own) ;;"]
    return "case \" ${words[*]} \" in \(cases.joined(separator: " ")) esac"
  }

  private func zshOperands(of command: Command) -> [String] {
    if command.takesFiles { return ["'*:file:_files'"] }
    let first = command.operandChoices.joined(separator: " ")
    let further = command.furtherChoices.joined(separator: " ")
    return (first.isEmpty ? [] : ["'1:argument:(\(first))'"])
      + (further.isEmpty ? [] : ["'*:argument:(\(further))'"])
  }

  /// Returns the specification of a flag, such as `*--sources=[a Swift file]:PATH:_files`. The `=`
  /// allows both `--flag VALUE` and `--flag=VALUE`.
  private func zshSpecification(of flag: Flag) -> String {
    let text = flag.summary.map { "[]:".contains($0) ? "\\\($0)" : String($0) }.joined()
    let head = (flag.isRepeatable ? "*" : "") + "--\(flag.name)"
    switch flag.argument {
    case .none: return head + "[\(text)]"
    case .value(let word): return head + "=[\(text)]:\(word): "
    case .path(let word): return head + "=[\(text)]:\(word):_files"
    case .folder(let word): return head + "=[\(text)]:\(word):_files -/"
    case .choiceOrFile(let words, ending: _):
      let action = "{compadd \(words.joined(separator: " ")); _files}"
      return head + "=[\(text)]:\(flag.name):\(action)"
    case .choice(let words):
      return head + "=[\(text)]:\(flag.name):(\(words.joined(separator: " ")))"
    }
  }
}

extension Completions {
  var fish: String {
    var lines = ["# fish completion for widgetgen.", "complete -c widgetgen -f"]
    for command in commands.commands {
      lines.append(
        "complete -c widgetgen -n __fish_use_subcommand -a \(command.name) "
          + "-d \(ShellWord.fish(command.summary))")
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      lines += command.completedFlags.map { fishLine(of: $0, condition) }
      for task in command.tasks {
        let selector = "(\(task.selectors.joined(separator: "|")))".replacing("=", by: "[ =]+")
        let isSelected = "string match -qr -- \"--\(selector)\" (commandline -cp)"
        lines += task.flags.filter { !command.completedFlags.contains($0) }.map { flag in
          fishLine(of: flag, "\(condition.dropLast()); and \(isSelected)'")
        }
      }
      let operands = command.operandChoices + command.furtherChoices
      if !operands.isEmpty {
        lines.append("complete -c widgetgen \(condition) -a '\(operands.joined(separator: " "))'")
      }
      if command.takesFiles { lines.append("complete -c widgetgen \(condition) -F") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// - Parameter condition: the option `-n` with fish's condition for offering the flag.
  private func fishLine(of flag: Flag, _ condition: String) -> String {
    let short = flag.short.map { " -s \($0)" } ?? ""
    return "complete -c widgetgen \(condition) -l \(flag.name)\(short)\(fishValue(of: flag)) "
      + "-d \(ShellWord.fish(flag.summary))"
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

extension Command {
  /// The visible flags, and the flags that select a task. The other flags of a task are completed after these.
  fileprivate var completedFlags: [Flag] {
    let selecting = tasks.flatMap { task in
      task.flags.filter { flag in task.selectors.contains(flag.name) }
    }
    return (visibleFlags + selecting).uniqued(by: \.name)
  }

  /// The pattern, in Bash and zsh, of the command lines that select the task. The line has a space around each word.
  fileprivate var pattern: String {
    selectors.map { selector in
      let parts = selector.split(separator: "=")
      return "*\" --\(parts[0])\"" + (parts.count > 1 ? "*\"\(parts[1]) \"*" : "[\\ =]*")
    }.joined(separator: "|")
  }
}
