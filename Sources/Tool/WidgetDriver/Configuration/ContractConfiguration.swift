package import WidgetSource

/// The section `contract` of a `widgetgen.json`.
package struct ContractConfiguration: Sendable {
  /// The severity of a rule, or `off` if the rule is not reported.
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
    /// The changed part of the contract: `Label.text`. A `*` matches any text.
    package var at: String
    /// The version of the app from which the change is reported again, or nil if it is always accepted.
    package var until: AppVersion?
    var file: String
    var range: SourceRange

    /// The diagnostic of an entry that matches no change.
    package var diagnostic: Diagnostic {
      Diagnostic(
        rule: .unusedAccept,
        message: "no change '\(rule)' of '\(at)' was found; remove this entry", file: file,
        range: range)
    }

    /// The diagnostic of an expired entry that matches a change.
    package var expiration: Diagnostic {
      Diagnostic(
        rule: .expiredAccept,
        message:
          "the change '\(rule)' of '\(at)' was accepted until \(until?.text ?? ""); remove this entry, "
          + "or set 'until' to a later version", file: file, range: range)
    }
  }

  /// The direction in which changes are judged.
  package enum Gate: String, CaseIterable, Sendable {
    case both, backward, forward, none
  }

  /// A version of the app that is in use.
  package struct LiveVersion: Sendable {
    /// The contract: `FILE` or `REV:FILE`, relative to the working directory.
    package var name: String
    /// The position of the name in the configuration.
    package var range: SourceRange
  }

  /// The family or type at the top of a payload.
  package var root: String?
  /// The position of `root`.
  package var rootRange: SourceRange?
  /// The version of the app that the sources are for.
  package var version: AppVersion?
  /// The severities of rules.
  package var severities: [RuleLevel] = []
  /// The known changes that are not reported.
  package var accepts: [Accept] = []
  /// The judged directions of changes of the JSON that the app decodes.
  package var decodeGate = Gate.both
  /// The judged directions of changes of the JSON that the app encodes.
  package var encodeGate = Gate.both
  /// The number of versions in which a part must be deprecated before it may be removed, or nil if any number is
  /// sufficient to lower the severity.
  package var removeAfter: Int?
  /// The versions of the app that are in use, from the oldest to the newest.
  package var versions: [LiveVersion] = []
  /// The configuration file, or nil if the section is missing.
  package var text: SourceFile?
}

extension ConfigurationReader {
  private static let contractKeys = [
    "accept", "gate", "removeAfter", "root", "severity", "version", "versions",
  ]
  private static let acceptKeys = ["at", "reason", "rule", "until"]

  /// Reads the section `contract`.
  mutating func contract(_ value: JSONValue) -> ContractConfiguration {
    var contract = ContractConfiguration()
    contract.text = file
    for member in members(of: value) ?? [] {
      switch member.key {
      case "accept": contract.accepts = accepts(member.value)
      case "gate": gate(member.value, into: &contract)
      case "removeAfter": contract.removeAfter = count(member.value)
      case "root":
        contract.root = string(member.value)
        contract.rootRange = member.value.range
      case "severity": contract.severities = severities(member.value)
      case "version": contract.version = version(member.value)
      case "versions": contract.versions = versions(member.value)
      default: report(DriverDiagnostics.unknownKey(member, known: Self.contractKeys, in: file))
      }
    }
    if contract.version == nil, contract.accepts.contains(where: { $0.until != nil }) {
      report(DriverDiagnostics.untilWithoutVersion(value, in: file))
    }
    return contract
  }

  /// Reads the severities of rules. Commands that create a contract from sources check the ids of the rules.
  private mutating func severities(_ value: JSONValue) -> [ContractConfiguration.RuleLevel] {
    let levels = ContractConfiguration.Level.allCases.map(\.rawValue)
    return (members(of: value) ?? []).compactMap { member in
      choice(member.value, of: levels).flatMap(ContractConfiguration.Level.init).map {
        .init(rule: member.key, level: $0, range: member.keyRange)
      }
    }
  }

  /// Reads one gate for both, or an object with a gate for the JSON that the app decodes or encodes.
  private mutating func gate(_ value: JSONValue, into contract: inout ContractConfiguration) {
    guard case .object = value.kind else {
      contract.decodeGate = gate(value)
      contract.encodeGate = contract.decodeGate
      return
    }
    for member in members(of: value) ?? [] {
      switch member.key {
      case "decode": contract.decodeGate = gate(member.value)
      case "encode": contract.encodeGate = gate(member.value)
      default:
        report(DriverDiagnostics.unknownKey(member, known: ["decode", "encode"], in: file))
      }
    }
  }

  private mutating func gate(_ value: JSONValue) -> ContractConfiguration.Gate {
    choice(value, of: ContractConfiguration.Gate.allCases.map(\.rawValue))
      .flatMap(ContractConfiguration.Gate.init) ?? .both
  }

  private mutating func count(_ value: JSONValue) -> Int? {
    if case .integer(let count) = value.kind, count > 0 { return count }
    report(DriverDiagnostics.wrongValue(value, expected: "a number of versions", in: file))
    return nil
  }

  private mutating func versions(_ value: JSONValue) -> [ContractConfiguration.LiveVersion] {
    guard case .array(let elements) = value.kind else {
      let expected = "a list of contracts, each FILE or REV:FILE"
      report(DriverDiagnostics.wrongValue(value, expected: expected, in: file))
      return []
    }
    return elements.compactMap { element in
      string(element).map { name in
        // The file is relative to the configuration, also in a revision.
        let colon = name.firstIndex(of: ":").map(name.index(after:)) ?? name.startIndex
        let path = FilePath.join(FilePath.folder(file.path), String(name[colon...]))
        return .init(name: name[..<colon] + path, range: element.range)
      }
    }
  }

  private mutating func version(_ value: JSONValue) -> AppVersion? {
    guard let text = string(value) else { return nil }
    if let version = AppVersion(text) { return version }
    report(DriverDiagnostics.wrongValue(value, expected: "a version such as '6.0'", in: file))
    return nil
  }

  private mutating func accepts(_ value: JSONValue) -> [ContractConfiguration.Accept] {
    guard case .array(let elements) = value.kind else {
      report(DriverDiagnostics.wrongValue(value, expected: "a list of accepted changes", in: file))
      return []
    }
    return elements.compactMap { accept($0) }
  }

  /// Reads one entry, which has to include a reason.
  private mutating func accept(_ value: JSONValue) -> ContractConfiguration.Accept? {
    var texts: [String: String] = [:]
    var ruleRange = value.range
    var until: AppVersion?
    for member in members(of: value) ?? [] {
      guard Self.acceptKeys.contains(member.key) else {
        report(DriverDiagnostics.unknownKey(member, known: Self.acceptKeys, in: file))
        continue
      }
      if member.key == "rule" { ruleRange = member.value.range }
      if member.key == "until" {
        until = version(member.value)
      } else {
        texts[member.key] = string(member.value)
      }
    }
    guard let rule = texts["rule"], let at = texts["at"], texts["reason"] != nil else {
      if case .object(let object) = value.kind {
        let missing = ["rule", "at", "reason"].filter { key in
          !object.contains { $0.key == key }
        }
        if !missing.isEmpty { report(DriverDiagnostics.incompleteAccept(value, missing, in: file)) }
      }
      return nil
    }
    return .init(
      rule: rule, ruleRange: ruleRange, at: at, until: until, file: file.path, range: value.range)
  }
}

/// A version of an app, such as `6.0` or `v5.2.1`.
package struct AppVersion: Hashable, Comparable, Sendable {
  package let text: String
  /// The numbers between the dots, without trailing zeros: `[6]` for `6.0`.
  private let numbers: [Int]

  /// Creates a version, or returns nil if the text does not consist of numbers separated by dots
  /// after an optional `v`.
  package init?(_ text: String) {
    let parts = (text.hasPrefix("v") ? text.dropFirst() : text[...])
      .split(separator: ".", omittingEmptySubsequences: false)
    var numbers: [Int] = []
    for part in parts {
      guard part.utf8.allSatisfy({ $0 &- 0x30 < 10 }), let number = Int(part) else { return nil }
      numbers.append(number)
    }
    while numbers.last == 0 { numbers.removeLast() }
    self.text = text
    self.numbers = numbers
  }

  package static func == (left: AppVersion, right: AppVersion) -> Bool {
    left.numbers == right.numbers
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(numbers) }

  package static func < (left: AppVersion, right: AppVersion) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}

extension Rule {
  static let expiredAccept = Rule("expired-accept", .warning)
  static let unusedAccept = Rule("unused-accept", .warning)
}
