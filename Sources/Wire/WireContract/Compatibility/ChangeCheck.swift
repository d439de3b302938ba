package import WidgetSource

/// Finds the changes between two versions of a part of the contract, such as a type or a property. A check reports the
/// changes of a few rules.
struct ChangeCheck<Subject: Sendable>: Sendable {
  let rules: [Rule]
  /// The keys of the facts that the check compares. A change that the check finds explains their differences.
  private(set) var facts: [String]
  /// Whether the following checks are skipped if this check finds a change.
  let isFinal: Bool
  let changes: @Sendable (Subject) -> [Change]
  /// Whether a difference of the facts, for which the check finds no change, has no effect on the JSON or is reported
  /// for another part.
  let isWithoutEffect: @Sendable (Subject) -> Bool

  init(
    _ rules: Rule..., facts: [String] = [], isFinal: Bool = false,
    changes: @escaping @Sendable (Subject) -> [Change],
    isWithoutEffect: @escaping @Sendable (Subject) -> Bool = { _ in false }
  ) {
    self.rules = rules
    self.facts = facts
    self.isFinal = isFinal
    self.changes = changes
    self.isWithoutEffect = isWithoutEffect
  }

  /// Returns the check with an additional fact.
  func comparing(_ fact: String) -> ChangeCheck {
    var check = self
    check.facts.append(fact)
    return check
  }
}

extension Array {
  /// Returns the changes that the checks find, in order of the checks.
  func changes<Subject>(of subject: Subject) -> [Change] where Element == ChangeCheck<Subject> {
    var found: [Change] = []
    for check in self {
      let changes = check.changes(subject)
      found += changes
      if check.isFinal, !changes.isEmpty { break }
    }
    return found
  }
}

extension Rule {
  /// The rules of changes, sorted by id.
  package static let ofChanges: [Rule] = {
    let rules: [[Rule]] = [
      [.unclassifiedChange, .unexplainedDifference], ComparedApp.checks.flatMap(\.rules),
      ComparedType.checks.flatMap(\.rules), ComparedChoice.checks.flatMap(\.rules),
      ComparedOption.checks.flatMap(\.rules), ComparedProperties.checks.flatMap(\.rules),
      ComparedProperty.checks.flatMap(\.rules), ComparedValues.checks.flatMap(\.rules),
    ]
    return rules.flatMap(\.self).uniqued(by: \.id).stablySorted { $0.id < $1.id }
  }()
}
