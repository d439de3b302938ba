package import WidgetSource

/// Finds the changes between two versions of a part of the contract, such as a type or a property. A check reports the
/// changes of a few rules.
struct ChangeCheck<Subject: Sendable>: Sendable {
  let rules: [Rule]
  /// Whether the following checks are skipped if this check finds a change.
  let isFinal: Bool
  let changes: @Sendable (Subject) -> [Change]

  init(
    _ rules: Rule..., isFinal: Bool = false, changes: @escaping @Sendable (Subject) -> [Change]
  ) {
    self.rules = rules
    self.isFinal = isFinal
    self.changes = changes
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
      ComparedType.checks.flatMap(\.rules), ComparedChoice.checks.flatMap(\.rules),
      ComparedOption.checks.flatMap(\.rules), ComparedProperties.checks.flatMap(\.rules),
      ComparedProperty.checks.flatMap(\.rules),
      PropertyFact.checks(of: .encoding).flatMap(\.rules), ComparedValues.checks.flatMap(\.rules),
    ]
    return rules.flatMap(\.self).uniqued(by: \.id).stablySorted { $0.id < $1.id }
  }()
}
