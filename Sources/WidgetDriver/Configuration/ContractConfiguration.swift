package import WidgetSource

/// The section `contract` of a `widgetgen.json`.
package struct ContractConfiguration: Sendable {
  /// How much a rule weighs; `off` reports nothing.
  package enum Level: String, CaseIterable, Sendable { case error, warning, info, off }

  /// One known change that is not reported.
  package struct Accept: Hashable, Sendable {
    /// The id of the rule.
    package var rule: String
    /// The place: `Label.text`.
    package var at: String
    var file: String
    var range: SourceRange

    /// What is reported if it matches no change.
    package var diagnostic: Diagnostic {
      Diagnostic(
        rule: .unusedAccept, severity: .warning,
        message: "no change '\(rule)' of '\(at)' was found; remove this entry", file: file,
        range: range)
    }
  }

  /// The family or type at the top of a payload.
  package var root: String?
  /// The position of `root`.
  package var rootRange: SourceRange?
  /// The severities of rules.
  package var severities: [String: Level] = [:]
  /// The known changes that are not reported.
  package var accepts: [Accept] = []
  /// The file that has the section; nil without one.
  package var text: SourceFile?
}

extension ConfigurationReader {
  private static let contractKeys = ["accept", "root", "severity"]
  private static let acceptKeys = ["at", "reason", "rule"]
  private static let changeRules = RuleCatalogue.changes.map(\.id)

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

  private mutating func severities(_ value: JSONValue) -> [String: ContractConfiguration.Level] {
    var severities: [String: ContractConfiguration.Level] = [:]
    let rules = Self.changeRules
    let levels = ContractConfiguration.Level.allCases.map(\.rawValue)
    for member in members(of: value) ?? [] {
      if !rules.contains(member.key) {
        report(
          DriverDiagnostics.unknownWord(member.key, known: rules, at: member.keyRange, in: file))
      } else if let level = choice(member.value, of: levels) {
        severities[member.key] = ContractConfiguration.Level(rawValue: level)
      }
    }
    return severities
  }

  private mutating func accepts(_ value: JSONValue) -> [ContractConfiguration.Accept] {
    guard case .array(let elements) = value.kind else {
      report(DriverDiagnostics.wrongValue(value, expected: "a list of accepted changes", in: file))
      return []
    }
    return elements.compactMap { accept($0) }
  }

  /// One entry; who accepts a change says why.
  private mutating func accept(_ value: JSONValue) -> ContractConfiguration.Accept? {
    var texts: [String: String] = [:]
    for member in members(of: value) ?? [] {
      guard Self.acceptKeys.contains(member.key) else {
        report(DriverDiagnostics.unknownKey(member, known: Self.acceptKeys, in: file))
        continue
      }
      texts[member.key] =
        member.key == "rule"
        ? choice(member.value, of: Self.changeRules) : string(member.value)
    }
    guard let rule = texts["rule"], let at = texts["at"], texts["reason"] != nil else {
      if case .object = value.kind {
        report(
          DriverDiagnostics.wrongValue(value, expected: "'rule', 'at' and 'reason'", in: file))
      }
      return nil
    }
    return .init(rule: rule, at: at, file: file.path, range: value.range)
  }
}

extension Rule {
  static let unusedAccept = Rule(
    "unused-accept", "An accepted change does not exist",
    "An entry of `accept` in `widgetgen.json` matches no change; remove it.")
}
