import WidgetSource

/// The words for a wrong command line.
enum ArgumentMessages {
  /// The error, the usage line and where to read more, ready to print.
  static func text(for error: UsageError) -> String {
    let usage = error.command.map { HelpText.usage(of: $0) } ?? HelpText.usage
    let topic = error.command.map { " \($0.name)" } ?? ""
    return """
      error: \(message(for: error))
      usage: \(usage)
      see 'widgetgen help\(topic)'

      """
  }

  private static func message(for error: UsageError) -> String {
    switch error {
    case .conflictingFlags(let first, let second, _):
      "'--\(first)' cannot be combined with '--\(second)'"
    case .directJSON(let runtime, command: _):
      "'--direct-json' and 'directJSON' need the runtime 'standalone', not '\(runtime)'"
    case .diffInDocument:
      "'--diff' cannot be combined with this '--format', which takes standard output; add "
        + "'--output-file FILE'"
    case .flagNeedsFlag(let flag, let needed, _): "'--\(flag)' needs '--\(needed)'"
    case .flagOfOneTarget(let name, _):
      "'--\(name)' cannot be combined with a widgetgen.json of several targets; change it there, or "
        + "name another file with '--config'"
    case .missingCommandOperand(let word, let command): "'\(command.name)' needs \(word)"
    case .missingFlag(let name, let command): "'\(command.name)' needs '--\(name)'"
    case .missingValue(let flag, _):
      "'--\(flag.name)' needs a value: --\(flag.name) \(flag.placeholder ?? "")"
    case .noOutput:
      "nothing says where generated files go; add '--output DIR' or 'output' to widgetgen.json"
    case .noRoot(let families, _):
      "nothing says what is at the top of a payload; add '--root NAME'"
        + (families.isEmpty ? "" : ", where NAME is one of \(families.joined(separator: ", "))")
    case .noSources:
      "nothing says which sources to scan; add '--sources PATH' or run 'widgetgen init'"
    case .noSwiftFile(let path, _):
      "'\(path)' is neither a Swift file, nor a header, nor the name of a class"
    case .repeatedFlag(let name, _): "'--\(name)' is given twice"
    case .severalRuntimes(let runtimes, let command):
      "'\(command.name)' is of one runtime, and the targets have \(runtimes.joined(separator: " and ")); "
        + "name a widgetgen.json for one of them with '--config'"
    case .unexpectedOperand(let word, let command):
      "unexpected argument '\(word)'"
        + (command.operandLimit.map {
          "; '\(command.name)' takes \($0 == 0 ? "flags only" : "one argument")"
        } ?? "")
    case .unexpectedValue(let name, _): "'--\(name)' takes no value"
    case .unknownCommand(let name):
      "unknown command '\(name)'" + suggestion(for: name, in: CommandTable.all.map(\.name))
    case .unknownFlag(let name, let command):
      "unknown flag '\(name)'"
        + suggestion(for: name, in: command.visibleFlags.map { "--" + $0.name })
    case .unknownOperand(let word, let command):
      "unknown argument '\(word)'" + suggestion(for: word, in: command.operandChoices)
    case .unknownRule(let name, let known, _):
      "there is no rule '\(name)'"
        + (Suggestion.nearest(to: name, in: known).map { "; did you mean '\($0)'?" }
          ?? "; 'widgetgen explain' lists all of them")
    case .unknownTemplate(let name, let known, _):
      "there is no template '\(name)'" + expectation(of: name, allowed: known)
    case .unknownView(let name, let nearest, _):
      "no source declares a view '\(name)'"
        + (nearest.map { "; did you mean '\($0)'?" }
          ?? "; add its folder, and those of its superclasses, with '--sources'")
    case .unreadableParameters(let word, let reason):
      "'\(word)' names a file of arguments, which cannot be read: \(reason); write './\(word)' for a "
        + "path that begins with '@'"
    case .unsupportedFlag(let flag, let reason, _): "'--\(flag)' is not supported; \(reason)"
    case .wrongValue(let flag, let value, let allowed, _):
      "'--\(flag)' cannot be '\(value)'" + expectation(of: value, allowed: allowed)
    }
  }

  private static func expectation(of value: String, allowed: [String]) -> String {
    let nearest = suggestion(for: value, in: allowed)
    return nearest.isEmpty ? "; expected \(allowed.joined(separator: ", "))" : nearest
  }

  private static func suggestion(for name: String, in candidates: [String]) -> String {
    Suggestion.nearest(to: name, in: candidates).map { "; did you mean '\($0)'?" } ?? ""
  }
}
