/// Properties that were added, removed or changed.
extension ContractComparison {
  func compare(
    _ old: [ContractProperty], _ new: [ContractProperty], at owner: String
  ) -> [Change] {
    var (pairs, removed, added) = Self.matched(old.filter(\.isRead), new.filter(\.isRead))
    removed.removeAll { property in
      if let now = movedTo(property, of: owner) {
        pairs.append((property, now))
        return true
      }
      return isInFlatteners(property, of: owner, isNew: false)
        || isMerged(property, of: owner, isNew: false)
    }
    added.removeAll { property in
      if let before = movedFrom(property, of: owner) {
        pairs.append((before, property))
        return true
      }
      return isInFlatteners(property, of: owner, isNew: true)
        || isMerged(property, of: owner, isNew: true)
    }
    var changes = pairs.flatMap { old, new in
      compare(old, new, at: "\(owner).\(new.name)").map { $0.placed(new.place, old: old.place) }
    }
    changes += renamed(&removed, &added, at: owner)
    let takers = (old.first(where: \.takesOtherKeys), new.first(where: \.takesOtherKeys))
    for property in added {
      let place = "\(owner).\(property.name)"
      let taken = takers.0.flatMap { keyTaken(property, from: $0, at: place) }
      if let taken { changes.append(taken.placed(property.place, old: nil)) }
      if taken == nil || property.isRequired { changes.append(self.added(property, at: place)) }
    }
    for property in removed {
      let place = "\(owner).\(property.name)"
      changes.append(self.removed(property, at: place).softened(property.deprecation))
      if let given = takers.1.flatMap({ keyGiven(property, to: $0, at: place) }) {
        changes.append(given.placed(nil, old: property.place))
      }
    }
    return changes + writeChanges(old, new, at: owner, besides: changes)
  }

  /// The same properties of both versions: by their names, else by a key, since a new name in Swift alone
  /// changes nothing.
  private static func matched(
    _ old: [ContractProperty], _ new: [ContractProperty]
  ) -> (
    pairs: [(ContractProperty, ContractProperty)], removed: [ContractProperty],
    added: [ContractProperty]
  ) {
    var rest = new
    var pairs: [(ContractProperty, ContractProperty)] = []
    var removed: [ContractProperty] = []
    var unmatched: [ContractProperty] = []
    for property in old {
      if let index = rest.firstIndex(where: { $0.name == property.name }) {
        pairs.append((property, rest.remove(at: index)))
      } else {
        unmatched.append(property)
      }
    }
    for property in unmatched {
      let index = rest.firstIndex { other in
        other.reads.contains { property.reads.contains($0) }
      }
      if let index {
        pairs.append((property, rest.remove(at: index)))
      } else {
        removed.append(property)
      }
    }
    return (pairs, removed, rest)
  }

  private func added(_ property: ContractProperty, at place: String) -> Change {
    let change =
      property.isRequired && !property.isFlattened
      ? Change(
        .propertyRequiredAdded, .error, at: place, "'\(place)' is new and required", .backward,
        cure: "make it optional or give it a default")
      : Change(.propertyAdded, .info, at: place, "'\(place)' is new", .neither)
    return change.placed(property.place, old: nil)
  }

  private func removed(_ property: ContractProperty, at place: String) -> Change {
    let change =
      property.isRequired
      ? Change(
        .propertyRemoved, .warning, at: place, "'\(place)' is gone, and old versions require it",
        .forward,
        cure: "backends have to go on sending it to old versions")
      : Change(.propertyRemoved, .info, at: place, "'\(place)' is gone", .neither)
    return change.placed(nil, old: property.place)
  }

  private func compare(
    _ old: ContractProperty, _ new: ContractProperty, at place: String
  ) -> [Change] {
    if old.isByHand || new.isByHand {
      return [
        Change(
          .cannotJudge, .info, at: place, "'\(place)' cannot be compared: it is read by hand",
          .neither)
      ]
    }
    if old.isFlattened != new.isFlattened {
      return [
        Change(
          .flatteningChanged, .error, at: place,
          new.isFlattened
            ? "the properties of '\(place)' are beside it now"
            : "the properties of '\(place)' are in it now",
          .both, cure: "keep the old form in a property of its own")
      ]
    }
    let places = new.isElement ? positionChanges : keyChanges
    let deprecated = Change.deprecated(new.deprecation, old.deprecation, at: place)
    let presence = hasOnlyOptionalKeys(old, new) ? [] : presenceChanges(old, new, at: place)
    return places(old, new, place) + deprecated + presence
      + typeChanges(old, new, at: place)
  }

  // MARK: - Presence

  private func presenceChanges(
    _ old: ContractProperty, _ new: ContractProperty, at place: String
  ) -> [Change] {
    switch (old.presence, new.presence) {
    case (.required, .required): return []
    case (.required, _):
      return [
        Change(
          .propertyBecameOptional, .warning, at: place,
          "'\(place)' may be left out now, and old versions require it", .forward,
          cure: "backends have to go on sending it to old versions")
      ]
    case (_, .required):
      return [
        Change(
          .propertyBecameRequired, .error, at: place, "'\(place)' is required now", .backward,
          cure: "make it optional or give it a default")
      ]
    case (.optional, .optional): return []
    case (.optional, .fallback(let value)): return [defaultChanged("nil", value, at: place)]
    case (.fallback(let value), .optional): return [defaultChanged(value, "nil", at: place)]
    case (.fallback(let before), .fallback(let after)):
      return before == after ? [] : [defaultChanged(before, after, at: place)]
    }
  }

  private func defaultChanged(_ before: String, _ after: String, at place: String) -> Change {
    Change(
      .defaultChanged, .warning, at: place,
      "where it is left out, '\(place)' is \(after) now and was \(before)", .neither,
      cure: "backends can send the value to all versions")
  }
}
