package import WidgetSource

/// The section `contract` of a `widgetgen.json`.
package struct ContractConfiguration: Sendable {
  /// How much a rule weighs; `off` reports nothing.
  package enum Level: String, CaseIterable, Sendable { case error, warning, info, off }

  /// The severity of a rule.
  package struct RuleLevel: Sendable {
    /// The id of the rule.
    package var rule: String
    package var level: Level
    /// The position of the id.
    package var range: SourceRange
  }

  /// One known change that is not reported.
  package struct Accept: Hashable, Sendable {
    /// The id of the rule.
    package var rule: String
    /// The position of the id.
    package var ruleRange: SourceRange
    /// The place: `Label.text`.
    package var at: String
    var file: String
    var range: SourceRange

    /// What is reported if it matches no change.
    package var diagnostic: Diagnostic {
      Diagnostic(
        rule: .unusedAccept,
        message: "no change '\(rule)' of '\(at)' was found; remove this entry", file: file,
        range: range)
    }
  }

  /// The family or type at the top of a payload.
  package var root: String?
  /// The position of `root`.
  package var rootRange: SourceRange?
  /// The severities of rules.
  package var severities: [RuleLevel] = []
  /// The known changes that are not reported.
  package var accepts: [Accept] = []
  /// The file that has the section; nil without one.
  package var text: SourceFile?
}

extension ConfigurationReader {
  private static let contractKeys = ["accept", "root", "severity"]
  private static let acceptKeys = ["at", "reason", "rule"]

  /// The section `contract`.
  mutating func contract(_ value: JSONValue) -> ContractConfiguration {
    var contract = ContractConfiguration()
    contract.text = file
    for member in members(of: value) ?? [] {
      switch member.key {
      case "accept": contract.accepts = accepts(member.value)
      case "root":
        contract.root = string(member.value)
        contract.rootRange = member.value.range
      case "severity": contract.severities = severities(member.value)
      default: report(DriverDiagnostics.unknownKey(member, known: Self.contractKeys, in: file))
      }
    }
    return contract
  }

  /// The commands that compare contracts check the ids of the rules.
  private mutating func severities(_ value: JSONValue) -> [ContractConfiguration.RuleLevel] {
    let levels = ContractConfiguration.Level.allCases.map(\.rawValue)
    return (members(of: value) ?? []).compactMap { member in
      choice(member.value, of: levels).flatMap(ContractConfiguration.Level.init).map {
        .init(rule: member.key, level: $0, range: member.keyRange)
      }
    }
  }

  private mutating func accepts(_ value: JSONValue) -> [ContractConfiguration.Accept] {
    guard case .array(let elements) = value.kind else {
      report(DriverDiagnostics.wrongValue(value, expected: "a list of accepted changes", in: file))
      return []
    }
    return elements.compactMap { accept($0) }
  }

  /// One entry, which has to give a reason.
  private mutating func accept(_ value: JSONValue) -> ContractConfiguration.Accept? {
    var texts: [String: String] = [:]
    var ruleRange = value.range
    for member in members(of: value) ?? [] {
      guard Self.acceptKeys.contains(member.key) else {
        report(DriverDiagnostics.unknownKey(member, known: Self.acceptKeys, in: file))
        continue
      }
      if member.key == "rule" { ruleRange = member.value.range }
      texts[member.key] = string(member.value)
    }
    guard let rule = texts["rule"], let at = texts["at"], texts["reason"] != nil else {
      if case .object = value.kind {
        report(
          DriverDiagnostics.wrongValue(value, expected: "'rule', 'at' and 'reason'", in: file))
      }
      return nil
    }
    return .init(rule: rule, ruleRange: ruleRange, at: at, file: file.path, range: value.range)
  }
}

extension Rule {
  static let unusedAccept = Rule(
    "unused-accept", .warning, title: "An accepted change does not exist",
    explanation: "An entry of `accept` in `widgetgen.json` matches no change; remove it.")
}
