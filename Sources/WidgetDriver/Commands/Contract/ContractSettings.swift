import WidgetSource
import WireContract

/// How changes of the contract are judged: flags take precedence over the configuration.
struct ContractSettings {
  let configuration: ContractConfiguration
  /// The least severity that fails a run.
  let failOn: ChangeSeverity
  /// Nil for a rule that is off.
  private let severities: [String: ChangeSeverity?]
  /// What is named where a change has no place.
  let contractPath: String

  init(
    _ arguments: Arguments, _ configuration: ContractConfiguration, contractPath: String
  ) throws(CommandFailure) {
    self.configuration = configuration
    self.contractPath = contractPath
    let strict: ChangeSeverity = arguments.has("strict") ? .warning : .error
    failOn = arguments.last("fail-on").flatMap(ChangeSeverity.init) ?? strict
    var severities = configuration.severities
    for text in arguments.all("severity") {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      let rules = ChangeRule.allCases.map(\.rawValue)
      guard let rule = parts.first, rules.contains(rule) else {
        throw .usage(
          .unknownRule(parts.first ?? text, known: rules, command: arguments.command))
      }
      guard parts.count == 2, Self.levels.contains(parts[1]) else {
        throw .usage(
          .wrongValue(
            flag: "severity", value: text, allowed: Self.levels.map { "\(rule)=\($0)" },
            command: arguments.command))
      }
      severities[rule] = .some(ChangeSeverity(rawValue: parts[1]))
    }
    self.severities = severities
  }

  /// The words for severities; `off` for none.
  static let levels = ["error", "warning", "info", "off"]

  /// How much a change weighs; nil if nobody wants to know.
  func severity(of change: Change) -> ChangeSeverity? {
    if let chosen = severities[change.rule.rawValue] { return chosen }
    return change.severity
  }
}
