import WidgetSource
import WireContract

/// The section `contract` of a `widgetgen.json`.
package struct ContractConfiguration: Sendable {
  /// One known change that nobody has to hear of.
  struct Accept: Hashable, Sendable {
    var rule: String
    /// The place: `Label.text`.
    var at: String
    var file: String
    var range: SourceRange

    /// What is reported if it matches no change.
    var diagnostic: Diagnostic {
      Diagnostic(
        id: "unused-accept", severity: .warning,
        message: "no change '\(rule)' of '\(at)' was found; remove this entry", file: file,
        range: range)
    }
  }

  /// The family or type at the top of a payload.
  var root: String?
  /// The position of `root`.
  var rootRange: SourceRange?
  /// The severities of rules; nil for one that is off.
  var severities: [String: ChangeSeverity?] = [:]
  var accepts: [Accept] = []
  /// The file that has the section; nil without one.
  var text: SourceFile?

  /// What is reported of a root that the contract does not describe.
  static func unknownRoot(
    _ root: String, in contract: Contract, _ configuration: ContractConfiguration
  ) -> Diagnostic {
    let near = Suggestion.nearest(to: root, in: contract.types.keys)
    return Diagnostic(
      id: "wrong-value",
      message: "no type '\(root)' is in the contract"
        + (near.map { "; did you mean '\($0)'?" } ?? ""),
      file: configuration.text?.path ?? ConfigurationFile.name, range: configuration.rootRange)
  }
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

  private mutating func severities(_ value: JSONValue) -> [String: ChangeSeverity?] {
    var severities: [String: ChangeSeverity?] = [:]
    let rules = ChangeRule.allCases.map(\.rawValue)
    for member in members(of: value) ?? [] {
      if !rules.contains(member.key) {
        report(
          DriverDiagnostics.unknownWord(member.key, known: rules, at: member.keyRange, in: file))
      } else if let level = choice(member.value, of: ContractSettings.levels) {
        severities[member.key] = .some(ChangeSeverity(rawValue: level))
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
        ? choice(member.value, of: ChangeRule.allCases.map(\.rawValue)) : string(member.value)
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
