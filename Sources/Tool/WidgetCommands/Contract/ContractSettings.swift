import WidgetDriver
import WidgetSource
import WireContract

/// The settings for judging changes of the contract. Flags take precedence over the configuration.
struct ContractSettings {
  let configuration: ContractConfiguration
  /// The lowest severity that fails a run.
  let failOn: Severity
  private let severities: [String: ContractConfiguration.Level]
  /// The file that diagnostics name for changes without a position.
  let contractPath: String

  init(
    _ arguments: Arguments, _ configuration: ContractConfiguration, contractPath: String
  ) throws(CommandFailure) {
    self.configuration = configuration
    self.contractPath = contractPath
    let strict: Severity = arguments.has("strict") ? .warning : .error
    failOn = arguments.last("fail-on").flatMap(Severity.init) ?? strict
    var severities = Dictionary(configuration.severities.map { ($0.rule, $0.level) }) { $1 }
    for text in arguments.all("severity") {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      let rules = Rule.ofChanges.map(\.id)
      guard let rule = parts.first, rules.contains(rule) else {
        throw .usage(
          .unknownRule(parts.first ?? text, known: rules, command: arguments.command))
      }
      guard parts.count == 2, let level = ContractConfiguration.Level(rawValue: parts[1]) else {
        throw .usage(
          .wrongValue(
            flag: "severity", value: text,
            allowed: ContractConfiguration.Level.allCases.map { "\(rule)=\($0.rawValue)" },
            command: arguments.command))
      }
      severities[rule] = level
    }
    self.severities = severities
  }

  /// Whether the app has reached the version until which a change is accepted.
  func isExpired(_ accept: ContractConfiguration.Accept) -> Bool {
    guard let until = accept.until, let version = configuration.version else { return false }
    return until <= version
  }

  /// Returns the severity of a change, or nil if its rule is off.
  func severity(of change: Change) -> Severity? {
    guard let level = severities[change.rule.id] else { return change.severity }
    return Severity(rawValue: level.rawValue)
  }
}
