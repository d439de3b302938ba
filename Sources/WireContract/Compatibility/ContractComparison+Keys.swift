/// Keys, aliases and paths.
extension ContractComparison {
  func keyChanges(
    _ old: ContractProperty, _ new: ContractProperty, at place: String
  ) -> [Change] {
    guard let before = old.reads.first, let after = new.reads.first else { return [] }
    var changes: [Change] = []
    if before != after {
      changes.append(
        new.reads.contains(before)
          ? keptKey(before, after, isKnown: old.reads.contains(after), at: place)
          : lostKey(before, after, (old, new), at: place))
    }
    for alias in old.reads.dropFirst() where !new.reads.contains(alias) {
      changes.append(
        Change(
          .aliasRemoved, .error, at: place,
          "'\(place)' is no longer read from '\(Self.text(alias))'",
          .backward, loss: new.isRequired ? .screen : .value,
          cure: "keep it: '// widgetgen: alias = \"\(Self.text(alias))\"'"))
    }
    for alias in new.reads.dropFirst() where alias != before && !old.reads.contains(alias) {
      changes.append(
        Change(
          .aliasAdded, .info, at: place, "'\(place)' is also read from '\(Self.text(alias))'",
          .forward,
          loss: old.isRequired ? .screen : .value,
          cure: "backends should not send it to old versions"))
    }
    return changes
  }

  private func keptKey(
    _ before: [String], _ after: [String], isKnown: Bool, at place: String
  ) -> Change {
    Change(
      .keyChanged, isKnown ? .info : .warning, at: place,
      "the key of '\(place)' is '\(Self.text(after))' now; '\(Self.text(before))' is still read",
      isKnown ? .neither : .forward,
      cure: isKnown ? nil : "backends have to send '\(Self.text(before))' to old versions")
  }

  private func lostKey(
    _ before: [String], _ after: [String], _ versions: (ContractProperty, ContractProperty),
    at place: String
  ) -> Change {
    let isPath = before.count > 1 || after.count > 1
    let (oldLoss, loss): (Change.Loss, Change.Loss) =
      (versions.0.isRequired ? .screen : .value, versions.1.isRequired ? .screen : .value)
    return Change(
      isPath ? .pathChanged : .keyChanged, .error, at: place,
      "the \(isPath ? "path" : "key") of '\(place)' is '\(Self.text(after))' now and was "
        + "'\(Self.text(before))'",
      isPath ? .both : .eachOther, loss: loss, oldLoss: oldLoss,
      cure: "keep the old one: '// widgetgen: alias = \"\(Self.text(before))\"'")
  }

  private static func text(_ path: [String]) -> String { path.joined(separator: ".") }
}
