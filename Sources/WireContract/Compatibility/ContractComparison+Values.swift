/// Enums with raw values.
extension ContractComparison {
  func compare(_ old: ContractValues, _ new: ContractValues, at name: String) -> [Change] {
    if old.areIntegers != new.areIntegers {
      return [
        Change(
          .typeChanged, .error, at: name,
          "the raw values of '\(name)' are \(new.areIntegers ? "integers" : "strings") now", .both,
          cure: "keep the old raw values")
      ]
    }
    let before = Set(old.cases.map(\.value))
    let after = Set(new.cases.map(\.value))
    var changes: [Change] = []
    changes += fallbackChanges(old, new, at: name)
    if old.ignoresCase, !new.ignoresCase {
      changes.append(
        Change(
          .nameChanged, new.fallback == nil ? .error : .warning, at: name,
          "values of '\(name)' are compared with their letter case now", .backward,
          loss: new.fallback == nil ? .screen : .value, cure: "keep 'ignoreCase'"))
    }
    changes += writtenChanges(old, new, at: name)
    for element in new.written where old.cases.contains(where: { $0.name == element.name }) {
      changes += Change.deprecated(
        new.deprecations[element.name], old.deprecations[element.name],
        at: "\(name).\(element.name)")
    }
    for element in new.written where old.cases.contains(where: { $0.name == element.name }) {
      changes += availabilityChanges(
        old.availability[element.name] ?? .always, new.availability[element.name] ?? .always,
        of: element.value, loses: new.fallback == nil, .value, at: "\(name).\(element.name)")
    }
    for element in old.cases where !after.contains(element.value) {
      changes.append(
        Change(
          .caseRemoved, new.fallback == nil ? .error : .warning, at: "\(name).\(element.name)",
          "'\(name)' no longer has '\(element.value)'", .backward,
          loss: new.fallback == nil ? .screen : .value, cure: "keep the case"
        ).softened(old.deprecations[element.name]))
    }
    for element in new.cases where !before.contains(element.value) {
      changes.append(
        Change(
          .caseAdded, old.fallback == nil ? .warning : .info, at: "\(name).\(element.name)",
          "'\(name)' also has '\(element.value)'", .forward,
          loss: old.fallback == nil ? .screen : .value,
          cure: "backends must not send it to old versions"))
    }
    return changes
  }

  /// The values that are written of cases that were written otherwise, where the old ones are still read.
  private func writtenChanges(
    _ old: ContractValues, _ new: ContractValues, at name: String
  ) -> [Change] {
    let before = Dictionary(uniqueKeysWithValues: old.written.map { ($0.name, $0.value) })
    let read = Set(new.cases.map(\.value))
    return new.written.compactMap { element in
      guard let value = before[element.name], value != element.value, read.contains(value) else {
        return nil
      }
      return Change(
        .nameChanged, .info, at: "\(name).\(element.name)",
        "'\(element.name)' is written as '\(element.value)' now and was '\(value)'", .neither,
        cure: "backends have to read both")
    }
  }
}
