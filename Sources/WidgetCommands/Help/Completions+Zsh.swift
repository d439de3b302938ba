import WidgetDriver

extension Completions {
  var zsh: String {
    let names = commands.commands.map { "    " + ShellWord.posix("\($0.name):\($0.summary)") }
    let cases = commands.commands.map { command in
      let flags = command.visibleFlags.map { ShellWord.posix(zshSpecification(of: $0)) }
      let words = flags + zshOperands(of: command)
      return "    \(command.name)) _arguments \(words.joined(separator: " ")) ;;"
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

  private func zshOperands(of command: Command) -> [String] {
    if command.takesFiles { return ["'*:file:_files'"] }
    let first = command.operandChoices.joined(separator: " ")
    let further = command.furtherChoices.joined(separator: " ")
    return (first.isEmpty ? [] : ["'1:argument:(\(first))'"])
      + (further.isEmpty ? [] : ["'*:argument:(\(further))'"])
  }

  /// `*--sources=[a Swift file]:PATH:_files`, where `=` allows for both forms of a value.
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
