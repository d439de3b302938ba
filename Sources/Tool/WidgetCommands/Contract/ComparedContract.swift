import WidgetDriver
import WidgetSource
import WireContract

/// The changes since one or more older versions. The settings and payloads determine the severities of the changes.
struct ComparedContract {
  /// A change, and the labels of the older versions whose comparison contains it.
  struct Found: Sendable {
    var change: Change
    var labels: [String]
    /// How often payloads contain the changed part, or nil if this is not counted.
    var use: SentUse?
  }

  private(set) var found: [Found] = []
  /// Changes that the configuration accepts, without duplicates.
  private(set) var accepted: [Change] = []
  /// Entries of `accept` that match no change.
  private(set) var unusedAccepts: [ContractConfiguration.Accept] = []
  /// Entries of `accept` that match changes but have expired.
  private(set) var expiredAccepts: [ContractConfiguration.Accept] = []
  /// The number of changes since all versions, including those that are accepted or whose rules are off.
  let count: Int
  /// The number of changed places, and of those among them that payloads reach.
  private(set) var reached = (places: 0, count: 0)
  private let settings: ContractSettings
  /// The indices of the found changes with the same rule, place and message.
  private var indices: [String: [Int]] = [:]

  /// - Parameter payloads: payloads that backends send, or nil if occurrences of changed parts are not counted.
  init(
    _ contract: Contract, since versions: [ContractFile], _ settings: ContractSettings,
    _ payloads: ComparedPayloads? = nil
  ) {
    self.settings = settings
    let checks = versions.map { CrossCheck(.init(old: $0.contract, new: contract)) }
    for check in checks {
      reached = (reached.places + check.places, reached.count + check.reachedPlaces)
    }
    let changes = checks.map(\.changes)
    count = changes.map(\.count).reduce(0, +)
    let deprecations = Deprecations(changes, versions.map(\.label), settings.configuration)
    var unused = settings.configuration.accepts
    for (number, version) in versions.enumerated() {
      for change in changes[number].map(deprecations.judged) {
        let matching = settings.configuration.accepts.filter {
          $0.rule == change.rule.id && change.at.matches($0.at)
        }
        unused.removeAll(where: matching.contains)
        let expired = matching.filter(settings.isExpired)
        expiredAccepts += expired.filter { !expiredAccepts.contains($0) }
        if matching.count == expired.count {
          add(change, version.label, payloads?.use(of: change, since: number))
        } else if !accepted.contains(where: { $0.rule == change.rule && $0.at == change.at }) {
          accepted.append(change)
        }
      }
    }
    unusedAccepts = unused
  }

  /// Adds a change, unless its rule is off. If payloads are counted and the change affects none of them, the
  /// severity is `info`.
  private mutating func add(_ change: Change, _ label: String, _ use: SentUse?) {
    guard var severity = settings.severity(of: change) else { return }
    // Old apps may not read future payloads, although the new app reads the current ones.
    if let use, use.times == 0 {
      severity = use.readValues != nil && change.direction == .eachOther ? .warning : .info
    }
    var change = change
    change.severity = severity
    let key = "\(change.rule.id) \(change.at.wire) \(change.at.swift) \(change.message)"
    let same = indices[key]?.first { index in
      found[index].change.severity == severity && found[index].use == use
    }
    if let same {
      found[same].labels.append(label)
    } else {
      indices[key, default: []].append(found.count)
      found.append(Found(change: change, labels: [label], use: use))
    }
  }

  /// Whether a change is severe enough to fail the run.
  var fails: Bool { found.contains { $0.change.severity >= settings.failOn } }

  /// The number of changes of each severity. For example: `1 error, 2 warnings`.
  var counts: String {
    Severity.allCases.reversed().compactMap { severity -> String? in
      let count = found.count { $0.change.severity == severity }
      return count == 0 ? nil : RunSummary.count(count, severity.rawValue)
    }.joined(separator: ", ")
  }

  /// The diagnostics of the changes, and of the entries of `accept` that have no effect.
  var diagnostics: [Diagnostic] {
    found.map(diagnostic) + acceptDiagnostics
  }

  /// The diagnostics of the entries of `accept` that have expired or match nothing.
  var acceptDiagnostics: [Diagnostic] {
    expiredAccepts.map(\.expiration) + unusedAccepts.map(\.diagnostic)
  }

  private func diagnostic(_ found: Found) -> Diagnostic {
    let change = found.change
    let place = change.place ?? change.oldPlace
    var diagnostic = Diagnostic(
      rule: change.rule, severity: change.severity, message: found.text,
      file: place?.file ?? settings.contractPath, range: place?.range)
    diagnostic.subject = .init(at: change.at.wire, swift: change.at.swift)
    if change.severity != .info { diagnostic.subject?.payload = change.payload }
    if let old = change.oldPlace, change.place != nil {
      diagnostic.notes = [
        .init(
          message: "in \(found.labels.joined(separator: ", ")) here", file: old.file,
          range: old.range)
      ]
    }
    if let use = found.use, let first = use.first {
      diagnostic.notes.append(
        .init(
          message: "\(use.text); the first occurrence is here", file: first.file,
          range: first.range))
    }
    return diagnostic
  }
}

extension ComparedContract.Found {
  /// The change, its consequence and its cure, as text.
  var text: String {
    let consequence = change.consequence(labels.joined(separator: ", "))
    return [change.message, consequence].compactMap(\.self).joined(separator: ": ")
      + (change.cure.map { "; " + $0 } ?? "")
      + (use?.times == 0 ? "; \(use?.readValues ?? "no payload is affected")" : "")
  }
}
