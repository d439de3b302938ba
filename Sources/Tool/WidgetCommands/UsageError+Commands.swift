import WidgetDriver
import WidgetSource

/// The errors of single commands, in alphabetical order.
extension UsageError {
  static func flagOfRunSwift(_ flag: String, command: Command) -> UsageError {
    UsageError("'--\(flag)' is a flag of 'templates run-swift' only", command: command)
  }

  static func noLiveVersions(command: Command) -> UsageError {
    UsageError(
      "'--live' needs 'versions' in 'contract' of widgetgen.json: the contracts of the app's versions "
        + "that are in use", command: command)
  }

  static func noRoot(_ families: [String], command: Command) -> UsageError {
    UsageError(
      "the type of payloads is not configured; add '--root NAME'"
        + (families.isEmpty ? "" : ", where NAME is one of \(families.joined(separator: ", "))"),
      command: command)
  }

  static func noSwiftFile(_ path: String, command: Command) -> UsageError {
    UsageError(
      "'\(path)' is neither a Swift file, nor a header, nor the name of a class", command: command)
  }

  static func nothingCoded(command: Command) -> UsageError {
    UsageError(
      "no type in the sources is coded; mark a protocol with '// widgetgen: family', or a type with "
        + "'// widgetgen: codable'",
      command: command)
  }

  static func severalRuntimes(_ runtimes: [String], command: Command) -> UsageError {
    UsageError(
      """
      '\(command.name)' needs targets with the same runtime, but these targets have \
      \(runtimes.joined(separator: " and ")); pass a widgetgen.json with one runtime to '--config'
      """, command: command)
  }

  static func unknownTemplate(_ name: String, known: [String], command: Command) -> UsageError {
    UsageError(
      "unknown template '\(name)'" + expectation(of: name, allowed: known), command: command)
  }

  static func unknownView(_ name: String, _ nearest: String?, command: Command) -> UsageError {
    UsageError(
      "no source declares a view '\(name)'"
        + (nearest.map { "; did you mean '\($0)'?" }
          ?? "; add its folder, and those of its superclasses, with '--sources'"),
      command: command)
  }

  static func unsupportedFlag(_ flag: String, reason: String, command: Command) -> UsageError {
    UsageError("'--\(flag)' is not supported; \(reason)", command: command)
  }
}
