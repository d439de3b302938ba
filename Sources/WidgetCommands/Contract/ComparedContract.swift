import WidgetDriver
import WidgetSource
import WireContract

/// What changed since one or more older versions, as far as anybody wants to know.
struct ComparedContract {
  /// A change and the versions since which it is one.
  struct Found: Sendable {
    var change: Change
    var labels: [String]
  }

  private(set) var found: [Found] = []
  /// Changes that the configuration accepts, each once.
  private(set) var accepted: [Change] = []
  /// Entries of `accept` that match nothing.
  private(set) var unusedAccepts: [ContractConfiguration.Accept] = []
  private let settings: ContractSettings

  init(_ contract: Contract, since versions: [ContractFile], _ settings: ContractSettings) {
    self.settings = settings
    var unused = settings.configuration.accepts
    for version in versions {
      for change in ContractComparison(old: version.contract, new: contract).changes {
        let index = settings.configuration.accepts.firstIndex {
          $0.rule == change.rule.id && change.at.isNamed($0.at)
        }
        if let index {
          let accepted = settings.configuration.accepts[index]
          unused.removeAll { $0 == accepted }
          if !self.accepted.contains(where: { $0.rule == change.rule && $0.at == change.at }) {
            self.accepted.append(change)
          }
          continue
        }
        add(change, version.label)
      }
    }
    unusedAccepts = unused
  }

  private mutating func add(_ change: Change, _ label: String) {
    guard let severity = settings.severity(of: change) else { return }
    var change = change
    change.severity = severity
    let same = found.firstIndex { other in
      other.change.rule == change.rule && other.change.at == change.at
        && other.change.message == change.message && other.change.severity == severity
    }
    if let same {
      found[same].labels.append(label)
    } else {
      found.append(Found(change: change, labels: [label]))
    }
  }

  /// Whether the run fails.
  var fails: Bool { found.contains { $0.change.severity >= settings.failOn } }

  /// The findings as diagnostics.
  var diagnostics: [Diagnostic] {
    found.map(diagnostic) + unusedAccepts.map(\.diagnostic)
  }

  private func diagnostic(_ found: Found) -> Diagnostic {
    let change = found.change
    let place = change.place ?? change.oldPlace
    var diagnostic = Diagnostic(
      rule: change.rule, severity: change.severity, message: found.text,
      file: place?.file ?? settings.contractPath, range: place?.range)
    diagnostic.subject = .init(at: change.at.wire, swift: change.at.swift)
    if let old = change.oldPlace, change.place != nil {
      diagnostic.notes = [
        .init(
          message: "in \(found.labels.joined(separator: ", ")) here", file: old.file,
          range: old.range)
      ]
    }
    return diagnostic
  }
}

extension ComparedContract.Found {
  /// What changed, what follows, and what to do.
  var text: String {
    let consequence = change.consequence(labels.joined(separator: ", "))
    return [change.message, consequence].compactMap(\.self).joined(separator: ": ")
      + (change.cure.map { "; " + $0 } ?? "")
  }
}
