/// What is wrong with a command line, as facts; `ArgumentMessages` has the words.
enum UsageError: Error {
  case conflictingFlags(String, String, command: Command)
  case diffInDocument(command: Command)
  case directJSON(runtime: String, command: Command)
  case flagNeedsFlag(String, String, command: Command)
  case flagOfOneTarget(String, command: Command)
  case missingCommandOperand(String, command: Command)
  case missingFlag(String, command: Command)
  case missingValue(Flag, command: Command)
  case noOutput(command: Command)
  case noRoot([String], command: Command)
  case noSources(command: Command)
  case noSwiftFile(String, command: Command)
  case repeatedFlag(String, command: Command)
  case severalRuntimes([String], command: Command)
  case unexpectedOperand(String, command: Command)
  case unexpectedValue(flag: String, command: Command)
  case unknownCommand(String)
  case unknownFlag(String, command: Command)
  case unknownOperand(String, command: Command)
  case unknownRule(String, known: [String], command: Command)
  case unknownTemplate(String, known: [String], command: Command)
  case unknownView(String, String?, command: Command)
  case unreadableParameters(String, reason: String)
  case unsupportedFlag(String, reason: String, command: Command)
  case wrongValue(flag: String, value: String, allowed: [String], command: Command)

  /// The command whose usage helps; nil for the tool as a whole.
  var command: Command? {
    switch self {
    case .conflictingFlags(_, _, let command), .flagNeedsFlag(_, _, let command),
      .noOutput(let command), .noRoot(_, let command), .noSources(let command),
      .severalRuntimes(_, let command), .noSwiftFile(_, let command),
      .unknownView(_, _, let command),
      .directJSON(runtime: _, let command), .diffInDocument(let command),
      .flagOfOneTarget(_, let command),
      .missingCommandOperand(_, let command), .missingFlag(_, let command),
      .missingValue(_, let command), .repeatedFlag(_, let command),
      .unexpectedOperand(_, let command), .unexpectedValue(_, let command),
      .unknownFlag(_, let command), .unknownOperand(_, let command),
      .unknownRule(_, _, let command), .unknownTemplate(_, _, let command),
      .unsupportedFlag(_, _, let command), .wrongValue(_, _, _, let command):
      command
    case .unknownCommand, .unreadableParameters: nil
    }
  }
}
