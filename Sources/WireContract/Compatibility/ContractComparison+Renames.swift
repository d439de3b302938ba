import WidgetSource

/// Properties that look like one another, and keys that others took.
extension ContractComparison {
  /// Pairs removed and added properties of one type that look like one property under another name.
  func renamed(
    _ removed: inout [ContractProperty], _ added: inout [ContractProperty], at owner: String
  ) -> [Change] {
    var changes: [Change] = []
    for old in removed {
      let candidates = added.filter { isAlike(old, $0) }
      let names = candidates.map(\.name)
      let near =
        names.first { old.name.isPart(of: $0) } ?? Suggestion.nearest(to: old.name, in: names)
      let isAlone = removed.count(where: { isAlike($0, old) }) == 1 && names.count == 1
      guard let name = near ?? (isAlone ? names.first : nil),
        let new = candidates.first(where: { $0.name == name }),
        let key = old.reads.first?.joined(separator: ".")
      else { continue }
      removed.removeAll { $0.name == old.name }
      added.removeAll { $0.name == name }
      let place = "\(owner).\(name)"
      let direction: Change.Direction =
        switch (old.isRequired, new.isRequired) {
        case (true, true): .eachOther
        case (true, false): .forward
        case (false, true): .backward
        case (false, false): .neither
        }
      changes.append(
        Change(
          .renamed, new.isRequired ? .error : old.isRequired ? .warning : .info, at: place,
          "'\(place)' is new and '\(owner).\(old.name)' is gone, of the same type", direction,
          cure: "if it is the same, add '// widgetgen: alias = \"\(key)\"'"
        ).placed(new.place, old: old.place))
    }
    return changes
  }

  /// Whether two properties may be one under two names.
  private func isAlike(_ old: ContractProperty, _ new: ContractProperty) -> Bool {
    !old.isFlattened && !new.isFlattened && !old.isElement && !new.isElement && !old.isByHand
      && !new.isByHand && relation(old.type.unwrapped, new.type.unwrapped) == .same
  }

  // MARK: - Remaining keys

  /// The change of a key that a dictionary of the remaining keys had until now.
  func keyTaken(
    _ property: ContractProperty, from rest: ContractProperty, at place: String
  ) -> Change? {
    guard let key = property.reads.first?.first, let value = rest.type.unwrapped.mapValue else {
      return nil
    }
    let relation = relation(value, property.type.unwrapped)
    let isRead = property.onError != nil || relation == .same || relation == .widened
    let what = "'\(place)' takes the key '\(key)', which '\(rest.name)' had until now"
    return isRead
      ? Change(.keyTaken, .warning, at: place, what, .neither, cure: "choose another key")
      : Change(
        .keyTaken, .error, at: place, what + ", with values of another type", .backward,
        cure: "choose another key")
  }

  /// The change of a key that a dictionary of the remaining keys has now.
  func keyGiven(
    _ property: ContractProperty, to rest: ContractProperty, at place: String
  ) -> Change? {
    guard let key = property.reads.first?.first, let value = rest.type.unwrapped.mapValue,
      rest.onError == nil
    else { return nil }
    switch relation(property.type.unwrapped, value) {
    case .same, .widened, .unknown: return nil
    case .narrowed, .disjoint:
      return Change(
        .keyTaken, .error, at: place,
        "'\(rest.name)' takes the key '\(key)' of '\(place)', with values of another type",
        .backward,
        cure: "keep the property until no backend sends it")
    }
  }
}

extension ContractProperty {
  /// Whether it is a dictionary of the keys that no other property reads.
  var takesOtherKeys: Bool { isFlattened && type.unwrapped.mapValue != nil }
}

extension WireType {
  /// The values of a dictionary; nil for other types.
  fileprivate var mapValue: WireType? {
    switch self {
    case .map(let value, keys: _): value
    case .dropping(let type, .unknown), .dropping(let type, .brackets): type.mapValue
    default: nil
    }
  }
}

extension String {
  /// Whether it is in another name, letter case aside.
  fileprivate func isPart(of other: String) -> Bool {
    let (short, long) = (lowercased(), other.lowercased())
    return long.holds(short) || short.holds(long)
  }
}
