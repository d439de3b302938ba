import WidgetDriver
import WidgetSource
import WireContract

/// The settings for judging changes of the contract. Flags take precedence over the configuration.
struct ContractSettings {
  let configuration: ContractConfiguration
  /// The lowest severity that fails a run.
  let failOn: Severity
  private let severities: [String: ContractConfiguration.Level]
  private let gates: (decode: ContractConfiguration.Gate, encode: ContractConfiguration.Gate)
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
        let name = parts.first ?? text
        throw .usage(
          ContractConfiguration.problem(ofRule: name)
            .map { UsageError($0, command: arguments.command) }
            ?? .unknownRule(name, known: rules, command: arguments.command))
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
    gates = try Self.gates(arguments, configuration)
  }

  /// Returns the gates of `--gate`, or else of the configuration.
  private static func gates(
    _ arguments: Arguments, _ configuration: ContractConfiguration
  ) throws(CommandFailure) -> (
    decode: ContractConfiguration.Gate, encode: ContractConfiguration.Gate
  ) {
    var (decode, encode) = (configuration.decodeGate, configuration.encodeGate)
    for text in arguments.all("gate") {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard let gate = ContractConfiguration.Gate(rawValue: parts.last ?? ""),
        parts.count == 1 || ["decode", "encode"].contains(parts[0])
      else {
        let gates = ContractConfiguration.Gate.allCases.map(\.rawValue)
        throw .usage(
          .wrongValue(
            flag: "gate", value: text,
            allowed: gates + gates.map { "decode=\($0)" }
              + gates.map { "encode=\($0)" }, command: arguments.command))
      }
      if parts.count == 1 || parts[0] == "decode" { decode = gate }
      if parts.count == 1 || parts[0] == "encode" { encode = gate }
    }
    return (decode, encode)
  }

  /// Whether the app has reached the version until which a change is accepted.
  func isExpired(_ accept: ContractConfiguration.Accept) -> Bool {
    guard let until = accept.until, let version = configuration.version else { return false }
    return until <= version
  }

  /// Returns the severity of a change, or nil if its rule is off. The severity of a rule takes precedence over gates.
  func severity(of change: Change) -> Severity? {
    guard let level = severities[change.rule.id] else {
      return change.severity(in: change.isOfEncoding ? gates.encode : gates.decode)
    }
    return Severity(rawValue: level.rawValue)
  }
}

extension Change {
  /// Returns the severity if only the given directions are judged. If only installed apps are judged, what they cannot
  /// read is one level more severe.
  fileprivate func severity(in gate: ContractConfiguration.Gate) -> Severity {
    switch (gate, direction) {
    case (.none, _), (.backward, .forward), (.backward, .newServers), (.forward, .backward),
      (.forward, .servers):
      .info
    case (.forward, .forward), (.forward, .newServers):
      severity == .info ? .info : severity.raised
    case (.both, _), (.backward, _), (.forward, _): severity
    }
  }
}
