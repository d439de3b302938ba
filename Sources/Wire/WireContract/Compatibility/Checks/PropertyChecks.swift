import WidgetSource

extension ChangeCheck<ComparedProperties> {
  /// Finds properties that were probably renamed.
  static let renames = ChangeCheck(.renamed) { properties in
    properties.renamed.map { old, new, isSimilar in
      let (before, after) = (properties.place(of: old), properties.place(of: new))
      let direction: Change.Direction =
        switch (old.isRequiredUnderCondition, new.isRequiredUnderCondition) {
        // As with another key of one property, each version loses the values of the other version.
        case _ where isSimilar: .eachOther
        case (true, true): .eachOther
        case (true, false): .forward
        case (false, true): .backward
        case (false, false): .neither
        }
      return Change(
        .renamed, at: after,
        "\(after.quoted) is new and \(before.quoted) was removed; they have the same type",
        direction, loss: new.isRequired ? .screen : .value,
        oldLoss: old.isRequired ? .screen : .value,
        cure: "if it is a new name, keep the key: '// widgetgen: key = \(old.wireName)'",
        use: .init(.old, .key(owner: properties.place.swift, property: old.name, spelling: nil))
      ).placed(new.place, old: old.place)
    }
  }

  /// Finds properties that the old version does not have.
  static let additions = ChangeCheck(
    .propertyAdded, .propertyRequiredAdded, .keyTaken, .cannotJudge
  ) {
    properties in
    let taker = properties.old.first(where: \.takesOtherKeys)
    return properties.added.flatMap { property in
      let taken = taker.flatMap { taker in
        properties.keyed(property).compactMap { properties.keyTaken($0, from: taker) }.first
      }
      let isNeeded =
        property.isFlattened
        ? properties.requiresKeys(property, in: \.new, and: \.old)
        : property.isRequiredUnderCondition
      let added = taken == nil || property.isRequired ? [properties.added(property, isNeeded)] : []
      return ([taken].compactMap(\.self) + added).map { $0.placed(property.place, old: nil) }
    }
  }

  /// Finds keys of properties in both versions that belonged to a dictionary of the remaining keys.
  static let takenKeys = ChangeCheck(.keyTaken) { properties in
    guard let taker = properties.old.first(where: \.takesOtherKeys) else { return [] }
    return properties.pairs.compactMap { pair in
      var added = pair.new
      added.reads = pair.new.reads.filter { !pair.old.reads.contains($0) }
      return properties.keyTaken(added, from: taker)?
        .placed(pair.new.place, old: pair.old.place)
    }
  }

  /// Finds properties that the new version no longer has.
  static let removals = ChangeCheck(.propertyRemoved, .keyTaken) { properties in
    let taker = properties.new.first(where: \.takesOtherKeys)
    return properties.removed.flatMap { property in
      let given = taker.flatMap { properties.keyGiven(property, to: $0) }
      return [properties.removed(property).softened(property.deprecation), given]
        .compactMap { $0?.placed(nil, old: property.place) }
    }
  }
}

extension ComparedProperties {
  fileprivate func added(_ property: ContractProperty, _ isNeeded: Bool) -> Change {
    let place = place(of: property)
    if property.isFlattened, property.type.isOpaque || isOpaque(property, in: comparison.new) {
      return Change(
        .cannotJudge, at: place,
        "\(place.quoted) is new and flattened, and its keys are not known", .neither, .warning,
        cure: "decode objects without these keys")
    }
    if property.isByHand {
      return Change(
        .cannotJudge, at: place,
        "\(place.quoted) is new, and a hand-written function decodes it", .neither, .warning,
        cure: "decode payloads without it")
    }
    return isNeeded
      ? Change(
        .propertyRequiredAdded, at: place,
        "\(place.quoted) is new and required\(property.conditionInWords)", .backward,
        cure: "make it optional or give it a default", use: .init(.old, .type(self.place.swift)))
      : Change(.propertyAdded, at: place, "\(place.quoted) is new", .neither)
  }

  fileprivate func removed(_ property: ContractProperty) -> Change {
    let place = place(of: property)
    let use = PayloadUse(
      .old, .key(owner: self.place.swift, property: property.name, spelling: nil))
    let isNeeded =
      property.isFlattened
      ? requiresKeys(property, in: \.old, and: \.new) : property.isRequiredUnderCondition
    return isNeeded
      ? Change(
        .propertyRemoved, at: place,
        "\(place.quoted) was removed, and old versions require it\(property.conditionInWords)",
        .forward, cure: "keep sending it to old versions", use: use)
      : Change(.propertyRemoved, at: place, "\(place.quoted) was removed", .neither, use: use)
  }

  // MARK: - Flattened properties

  /// Whether a flattened property requires keys that the object of the other version does not require.
  fileprivate func requiresKeys(
    _ property: ContractProperty, in version: KeyPath<ContractComparison, ComparedVersion>,
    and other: KeyPath<ContractComparison, ComparedVersion>
  ) -> Bool {
    let (version, other) = (comparison[keyPath: version], comparison[keyPath: other])
    guard property.isRequiredUnderCondition, case .named(let reference) = property.type.unwrapped
    else {
      return false
    }
    if let object = version.view.object(reference.name) {
      let members = other.view.object(place.swift)?.allMembers ?? []
      let known = Set(members.filter(\.isRequired).flatMap(\.paths))
      return object.allMembers.contains { $0.isRequired && known.isDisjoint(with: $0.paths) }
    }
    return version.contract.types[reference.name]?.choice.map { $0.missing == .error } ?? false
  }

  /// Whether the keys of a flattened property are not known.
  private func isOpaque(_ property: ContractProperty, in version: ComparedVersion) -> Bool {
    property.type.references.contains { version.contract.types[$0.name]?.isOpaque == true }
  }

  // MARK: - Remaining keys

  /// Returns the properties whose keys a new property adds to the object: the property itself, or the properties of a
  /// flattened type.
  fileprivate func keyed(_ property: ContractProperty) -> [ContractProperty] {
    guard property.isFlattened, case .named(let reference) = property.type.unwrapped else {
      return [property]
    }
    return comparison.new.view.object(reference.name)?.allMembers.compactMap(\.property) ?? []
  }

  /// Returns the change for a new property whose key was previously decoded into a dictionary of the remaining keys.
  /// Returns nil if the property has no key, or if `rest` is not a dictionary.
  fileprivate func keyTaken(
    _ property: ContractProperty, from rest: ContractProperty
  ) -> Change? {
    guard let key = property.reads.first?.first, let value = rest.type.unwrapped.mapValue else {
      return nil
    }
    let place = place(of: property)
    let relation = comparison.relation(value, property.type.unwrapped)
    let isRead = property.onError != nil || relation == .same || relation == .widened
    let what = "\(place.quoted) takes the key '\(key)', which belonged to '\(rest.name)'"
    let use = PayloadUse(
      .new, .key(owner: self.place.swift, property: property.name, spelling: nil))
    return isRead
      ? Change(
        .keyTaken, at: place, what, .neither, .warning, cure: "choose another key", use: use)
      : Change(
        .keyTaken, at: place, what + " with values of another type",
        relation == .narrowed ? .backward : .eachOther,
        cure: "choose another key", use: use)
  }

  /// Returns the change for a removed property whose key is now decoded into a dictionary of the remaining keys.
  /// Returns nil if the property has no key, or if `rest` is not a dictionary or has a value for errors. Also returns
  /// nil if the dictionary accepts the property's values, or if this is unknown.
  fileprivate func keyGiven(_ property: ContractProperty, to rest: ContractProperty) -> Change? {
    guard let key = property.reads.first?.first, let value = rest.type.unwrapped.mapValue,
      rest.onError == nil
    else { return nil }
    let place = place(of: property)
    func given(_ difference: String, _ direction: Change.Direction) -> Change {
      Change(
        .keyTaken, at: place,
        "'\(rest.name)' takes the key '\(key)' of \(place.quoted), \(difference)", direction,
        cure: "keep the property until no backend sends it",
        use: .init(.old, .key(owner: self.place.swift, property: property.name, spelling: nil)))
    }
    switch comparison.relation(property.type.unwrapped, value) {
    case .unknown: return nil
    case .same, .widened:
      let losesNull = property.acceptsNull && !value.isOptional && value != .any
      return losesNull ? given("where null is an error", .backward) : nil
    case .narrowed: return given("with values of another type", .backward)
    case .overlapping, .disjoint: return given("with values of another type", .eachOther)
    }
  }
}

extension ContractProperty {
  /// The condition of the property as the end of a message, or an empty string.
  fileprivate var conditionInWords: String { condition.map { " where '\($0)'" } ?? "" }

  /// Whether the property is a dictionary of the keys that no other property reads.
  fileprivate var takesOtherKeys: Bool { isFlattened && type.unwrapped.mapValue != nil }
}

extension WireType {
  /// The type of a dictionary's values, or nil for another type.
  fileprivate var mapValue: WireType? {
    switch self {
    case .map(let value, keys: _): value
    case .dropping(let type, let part) where part.tolerance == nil: type.mapValue
    default: nil
    }
  }
}

extension Rule {
  static let keyTaken = Rule("key-taken", .error, .warning)
  static let propertyAdded = Rule("property-added", .info)
  static let propertyRemoved = Rule("property-removed", .warning, .info)
  static let propertyRequiredAdded = Rule("property-required-added", .error)
  static let renamed = Rule("renamed", .error, .warning, .info)
}
