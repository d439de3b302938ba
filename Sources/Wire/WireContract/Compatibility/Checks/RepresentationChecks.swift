import WidgetSource

extension ChangeCheck<ComparedChoice> {
  /// Compares the places of the name and the content. A family with the same form as the family that it joins is
  /// skipped, because the form is compared in the joined family.
  static let representation = ChangeCheck(
    .representationChanged, .tagKeyChanged, facts: ["representation"], isFinal: true
  ) { choice in
    let (before, after) = (choice.old.representation.reads, choice.new.representation.reads)
    if before == after || choice.hasFormOfJoinedFamily || choice.addedTags != nil { return [] }
    let oldTag: ContractTag
    let newTag: ContractTag
    switch (before, after) {
    case (.internal(let before), .internal(let after)): (oldTag, newTag) = (before, after)
    case (.adjacent(let before, let content), .adjacent(let after, let newContent))
    where content == newContent:
      (oldTag, newTag) = (before, after)
    default:
      return [
        Change(
          .representationChanged, at: choice.place,
          "values of \(choice.place.quoted) have another form now",
          choice.hasNoCommonPayload ? .both : .eachOther,
          cure: "keep the old form, and declare another family for the new one", use: choice.use)
      ]
    }
    if oldTag.path == newTag.path, oldTag.writes == newTag.writes,
      Set(newTag.reads).isSubset(of: oldTag.reads)
    {
      let keys = oldTag.reads.filter { !newTag.reads.contains($0) }
        .map { "'\($0.joined(separator: "."))'" }
      return [
        Change(
          .tagKeyChanged, at: choice.place,
          "the name of \(choice.place.quoted) is no longer read from "
            + keys.joined(separator: ", "), .backward,
          cure: "keep the key in 'tag', or send the name in '\(newTag.text)'", use: choice.use)
      ]
    }
    return [
      Change(
        .tagKeyChanged, at: choice.place,
        "the place of the name in \(choice.place.quoted) changed from '\(oldTag.text)' to "
          + "'\(newTag.text)'", .eachOther,
        cure: "keep '// widgetgen: tag = \(oldTag.text)', or send the name in both places",
        use: choice.use)
    ]
  } isWithoutEffect: { choice in
    choice.hasFormOfJoinedFamily
  }

  /// Finds additional keys from which the name is read.
  static let tagAliases = ChangeCheck(
    .aliasAdded, .tagKeyChanged, facts: ["representation"]
  ) { choice in
    choice.hasFormOfJoinedFamily ? [] : [choice.addedTags].compactMap(\.self)
  }

  /// Compares the type of the names.
  static let names = ChangeCheck(
    .representationChanged, facts: ["representation"], isFinal: true
  ) { choice in
    guard choice.old.tagType != choice.new.tagType, !choice.hasFormOfJoinedFamily else {
      return []
    }
    return [
      Change(
        .representationChanged, at: choice.place,
        "the names of \(choice.place.quoted) are \(choice.new.tagType.plural) now and were "
          + choice.old.tagType.plural, .both,
        cure: "keep the old names, and declare another family for the new ones", use: choice.use)
    ]
  }

  /// Compares the meaning of values without a name, and the keys that such values must not have.
  static let missingName = ChangeCheck(
    .propertyBecameOptional, .propertyBecameRequired, .defaultChanged, .typeNarrowed, .typeWidened,
    .meaningChanged, facts: ["missing"]
  ) { choice in
    guard choice.old.missing != choice.new.missing else { return [] }
    if choice.old.representation == .untagged, choice.new.representation == .untagged {
      return choice.untaggedDefaultChanges
    }
    if choice.old.missing == .error {
      return [
        Change(
          .propertyBecameOptional, at: choice.place,
          "values of \(choice.place.quoted) may have no name now, and old versions require one",
          .forward, cure: "keep sending it to old versions", use: choice.use)
      ]
    }
    if choice.new.missing == .error {
      return [
        Change(
          .propertyBecameRequired, at: choice.place,
          "values of \(choice.place.quoted) without a name are an error now", .backward,
          cure: "keep '// widgetgen: default = …'", use: choice.use)
      ]
    }
    return choice.namelessChanges
  } isWithoutEffect: { choice in
    choice.decodesSameWithoutName
  }

  /// Compares whether values with externally tagged names can have other keys.
  static let otherKeys = ChangeCheck(
    .typeNarrowed, .typeWidened, facts: ["ignoresOtherKeys"]
  ) { choice in
    switch (choice.old.ignoresOtherKeys, choice.new.ignoresOtherKeys) {
    case (true, false):
      [
        Change(
          .typeNarrowed, at: choice.place,
          "values of \(choice.place.quoted) must not have other keys now", .backward,
          cure: "do not send other keys", use: choice.use)
      ]
    case (false, true):
      [
        Change(
          .typeWidened, at: choice.place,
          "values of \(choice.place.quoted) may have other keys now", .forward,
          cure: "do not send other keys to old versions", use: choice.use)
      ]
    case (true, true), (false, false): []
    }
  }

  /// Compares the order in which options without names are tried.
  static let order = ChangeCheck(.orderChanged, .meaningChanged, facts: ["order"]) { choice in
    guard choice.old.representation == .untagged, choice.new.representation == .untagged else {
      return []
    }
    return choice.orderChanges
  } isWithoutEffect: { _ in
    // Added and removed options are reported, and no value is accepted by options that changed their order.
    true
  }
}

extension ChangeCheck<ComparedOption> {
  /// Compares the keys with which an object is not decoded as the default of an untagged choice.
  static let absentKeys = ChangeCheck(
    .typeNarrowed, .typeWidened, facts: ["absentKeys"]
  ) { option in
    option.choice.absentKeyChanges(of: option)
  } isWithoutEffect: { option in
    // Another default is reported for the whole choice.
    option.choice.old.missing != option.choice.new.missing
  }
}

// MARK: - Names

extension ComparedChoice {
  fileprivate var use: PayloadUse { .init(.old, .choice(name)) }

  /// Whether no payload has the forms of both versions: an external name is the only key.
  fileprivate var hasNoCommonPayload: Bool {
    let isExternal = [old, new].map { $0.representation == .external && !$0.ignoresOtherKeys }
    let hasTag = [old, new].map { $0.representation.tag != nil }
    return isExternal[0] && hasTag[1] || isExternal[1] && hasTag[0]
  }

  /// Whether the family has the form of the joined family in both versions, so that the form is compared in the joined
  /// family.
  fileprivate var hasFormOfJoinedFamily: Bool {
    guard let before = comparison.old.joinedFamily(of: old),
      let after = comparison.new.joinedFamily(of: new)
    else { return false }
    return before.representation == old.representation && before.tagType == old.tagType
      && after.representation == new.representation && after.tagType == new.tagType
  }

  /// The change if the only difference is that the new version reads names under more keys, or first under another key;
  /// otherwise nil.
  fileprivate var addedTags: Change? {
    let (before, after) = (old.representation, new.representation)
    guard before.content == after.content, before.name == after.name, let oldTag = before.tag,
      let newTag = after.tag, Set(oldTag.reads).isSubset(of: newTag.reads)
    else { return nil }
    if oldTag.path != newTag.path, oldTag.writes != newTag.writes { return keptTag(oldTag, newTag) }
    guard oldTag.writes == newTag.writes, oldTag.reads.count < newTag.reads.count else {
      return nil
    }
    return Change(
      .aliasAdded, at: place,
      "the name of \(place.quoted) is also read from other keys than '\(oldTag.text)'", .forward,
      .info, cure: "do not send them to old versions")
  }

  /// Returns the change if the name has another first key, and the new version also reads the old one.
  private func keptTag(_ oldTag: ContractTag, _ newTag: ContractTag) -> Change {
    let what =
      "the place of the name in \(place.quoted) changed from '\(oldTag.text)' to '\(newTag.text)'"
    if oldTag.reads.contains(newTag.path) {
      let isWritten = comparison.comparesWrites
      return Change(
        .tagKeyChanged, at: place, what + "; both versions read both keys",
        isWritten ? .servers : .neither, isWritten ? .warning : .info,
        cure: isWritten ? "servers have to read both keys" : nil)
    }
    return Change(
      .tagKeyChanged, at: place, what + "; the old key is still read", .forward,
      cure: "send the name in '\(oldTag.text)' to old versions", use: use)
  }

  /// The changes if the default of an untagged choice was added, removed or replaced by another option. If the default
  /// is the last option, adding or removing it affects only payloads with wrong values, which no contract describes.
  fileprivate var untaggedDefaultChanges: [Change] {
    switch (old.missing, new.missing) {
    case (.option(let before), .option(let after)):
      [
        Change(
          .defaultChanged, at: place,
          "objects without a key of the other options of \(place.quoted) are '\(after)' now and were '\(before)'",
          .eachOther, .error, cure: "keep '// widgetgen: default = \(before)'", use: use)
      ]
    case (_, .option(let after)):
      meaningChanges(of: after, isDefault: true) ?? [
        Change(
          .typeNarrowed, at: place,
          "objects of \(place.quoted) with a key of another option are no longer decoded as '\(after)'",
          .neither, cure: "correct wrong values under these keys first", use: use)
      ]
    case (.option(let before), _):
      meaningChanges(of: before, isDefault: false) ?? [
        Change(
          .typeWidened, at: place,
          "objects of \(place.quoted) with a key of another option may be decoded as '\(before)' now",
          .neither, cure: "keep '// widgetgen: default = \(before)'", use: use)
      ]
    case (.error, _), (.unknown, _): []
    }
  }

  /// The changes of the keys with which an object is not decoded as the default of an untagged choice. If a key moves
  /// between the default and another option, one version does not read objects that the other version decodes as the
  /// default. All other changes affect only payloads with values that no contract describes.
  fileprivate func absentKeyChanges(of option: ComparedOption) -> [Change] {
    guard old.missing == new.missing, case .option(let id) = new.missing, option.new.id == id else {
      return []
    }
    let (before, after) = (option.old, option.new)
    let oldKeys = comparison.old.keys(of: before, in: name)
    let added = after.absentKeys.filter { !before.absentKeys.contains($0) }.map { key in
      Change(
        .typeNarrowed, at: place,
        "objects of \(place.quoted) with the key '\(key)' are no longer decoded as '\(id)'",
        oldKeys.contains(key) ? .backward : .neither, cure: "do not send the key in these objects",
        use: use)
    }
    let newKeys = comparison.new.keys(of: after, in: name)
    let removed = before.absentKeys.filter { !after.absentKeys.contains($0) }.map { key in
      Change(
        .typeWidened, at: place,
        "objects of \(place.quoted) with the key '\(key)' may be decoded as '\(id)' now",
        newKeys.contains(key) ? .forward : .neither, cure: "do not send the key", use: use)
    }
    return added + removed
  }

  /// Whether both versions decode values without a name as the same option.
  fileprivate var decodesSameWithoutName: Bool {
    if old.representation == .untagged, new.representation == .untagged {
      return [old, new].allSatisfy { choice in
        guard case .option(let id) = choice.missing else { return true }
        return choice.option(id)?.absentKeys.isEmpty ?? false
      }
    }
    let (before, after) = (Nameless(old), Nameless(new))
    return before.id != nil && before.id == after.id
  }

  fileprivate var namelessChanges: [Change] {
    let (before, after) = (Nameless(old), Nameless(new))
    if before.id != nil, before.id == after.id { return [] }
    let isRead = comparison.reads(before, as: after, in: self)
    let reversed = ContractComparison(old: comparison.new, new: comparison.old)
    let other = ComparedChoice(comparison: reversed, old: new, new: old, name: name)
    let isReadByOld = reversed.reads(after, as: before, in: other)
    // One version keeps values that the other version shows. The other version does not read all values that are kept.
    let keepsAll = before.keepsAll || after.keepsAll
    return [
      Change(
        .defaultChanged, at: place,
        "values of \(place.quoted) without a name are \(after.description) now and were "
          + before.description,
        keepsAll
          ? .eachOther
          : isRead
            ? (isReadByOld ? .neither : .forward) : (isReadByOld ? .backward : .eachOther),
        isRead ? .warning : .error, loss: after.id == nil ? .element : .screen,
        oldLoss: keepsAll && before.id == nil ? .element : keepsAll ? .screen : nil,
        cure: "send the name to all versions", use: use)
    ]
  }
}

/// The meaning of a value without a name.
private struct Nameless {
  /// The id of the option that is decoded, or nil if no option is decoded.
  var id: String?
  var option: ContractOption?
  var keepsAll = false

  init(_ choice: ContractChoice) {
    let effect = choice.unknown.effect
    switch choice.missing {
    case .option(let id): self.id = id
    case .unknown: id = effect.decoded?.id
    case .error: break
    }
    option = id.flatMap(choice.option)
    keepsAll = id == nil && effect.outcome == .kept
  }

  var description: String {
    id.map { "'\($0)'" } ?? (keepsAll ? "kept as JSON" : "values of an unknown name")
  }
}

extension ContractComparison {
  /// Whether the new version reads every nameless value that the old version reads.
  fileprivate func reads(
    _ old: Nameless, as new: Nameless, in choice: ComparedChoice
  ) -> Bool {
    if new.keepsAll { return true }
    guard let before = old.option, let after = new.option else { return false }
    return !ComparedOption(choice: choice, old: before, new: after).contentChanges.contains {
      $0.direction != .neither && $0.direction != .forward
    }
  }
}

extension ContractChoice.Representation {
  /// The representation without the place at which the name is encoded.
  fileprivate var reads: ContractChoice.Representation {
    switch self {
    case .internal(let tag): .internal(tag: ContractTag(reads: tag.reads, writes: []))
    case .adjacent(let tag, let content):
      .adjacent(tag: ContractTag(reads: tag.reads, writes: []), content: content)
    case .external, .untagged: self
    }
  }
}

// MARK: - Order

extension ComparedChoice {
  /// The change of the first value that another option decodes, because both options changed their order.
  fileprivate var orderChanges: [Change] {
    let positions = Dictionary(pairs.map(\.new).enumerated().map { ($1.id, $0) }) { first, _ in
      first
    }
    let (before, after) = (old.options.filter(\.directions.decodes), pairs.map(\.new))
    let order = before.compactMap { positions[$0.id] }
    guard zip(order, order.dropFirst()).contains(where: >) else { return [] }
    for (index, first) in before.enumerated() {
      for second in before[(index + 1)...] {
        guard let place = positions[first.id], let other = positions[second.id], other < place,
          let relation = reading(after[place], as: after[other])
        else { continue }
        if relation == .unknown {
          return [
            Change(
              .orderChanged, at: self.place,
              "\(self.place.quoted) tries '\(second.id)' before '\(first.id)' now, and some values may be both",
              .neither, .warning, cure: "keep the order", use: use)
          ]
        }
        return [meaningChanged(of: first, to: second, use: use)]
      }
    }
    return []
  }

  /// The changes of values that a new option decodes, because an untagged choice tries it before the old options.
  var laterOptions: [Change] {
    guard old.representation == .untagged, new.representation == .untagged else { return [] }
    let kept = Dictionary(pairs.map { ($0.new.id, $0.old) }) { first, _ in first }
    let added = Set(added.map(\.id))
    var changes: [Change] = []
    for (index, option) in new.options.enumerated() where added.contains(option.id) {
      for later in new.options[(index + 1)...] {
        guard let before = kept[later.id], let relation = reading(later, as: option) else {
          continue
        }
        var change = meaningChanged(of: before, to: option, use: use)
        if relation == .unknown { change.severity = .warning }
        changes.append(change.placed(option.place, old: before.place))
      }
    }
    return changes
  }

  /// The changes of values that an untagged choice decodes as another option because an option became the default or is
  /// no longer the default. As the default, it decodes no objects with a key that only options after it have. Nil if
  /// only values that no contract describes may be affected.
  fileprivate func meaningChanges(of id: String, isDefault: Bool) -> [Change]? {
    guard let index = new.options.firstIndex(where: { $0.id == id }) else { return nil }
    let option = new.options[index]
    // As the default, the option leaves an object with one of these keys to the other options.
    let absent = Set((isDefault ? option : old.option(id))?.absentKeys ?? [])
    if absent.isEmpty { return [] }
    let changes = new.options[(index + 1)...].compactMap { later -> Change? in
      guard later.directions.decodes, isDefault || old.option(later.id) != nil,
        !absent.isDisjoint(with: comparison.new.keys(of: later, in: name)),
        let relation = reading(later, as: option)
      else { return nil }
      let (before, after) = isDefault ? (option, later) : (later, option)
      var change = meaningChanged(of: before, to: after, use: use)
      // The old version ignored a key of values that the new default leaves to other options.
      if isDefault || relation == .unknown { change.severity = .warning }
      if !isDefault { change.cure = "keep '// widgetgen: default = \(id)'" }
      return change
    }
    return changes.isEmpty ? nil : changes
  }

  private func meaningChanged(
    of before: ContractOption, to after: ContractOption, use: PayloadUse
  ) -> Change {
    .meaningChanged(
      "a value that '\(before.id)' and '\(after.id)' of \(place.quoted) accept",
      at: place(of: after),
      to: after.id, from: before.id, use: use)
  }

  /// Returns the relation of the values of one option to the values of another option, both of the new version, or nil
  /// if the other option accepts none of them.
  private func reading(_ first: ContractOption, as second: ContractOption) -> TypeRelation? {
    let contract = comparison.new.contract
    let same = ContractComparison(old: comparison.new, new: comparison.new)
    let relation: TypeRelation
    if let all = contract.properties(of: first), let others = contract.properties(of: second) {
      // The other option also accepts the keys of the first option, except for required keys that are missing.
      let pairs = others.filter { !$0.isFlattened }.map { other in
        (other, all.first { property in property.reads.contains(where: other.reads.contains) })
      }
      if pairs.contains(where: { $0.isRequired && $1 == nil }) { return nil }
      relation = pairs.reduce(.same) { result, pair in
        guard let property = pair.1 else { return result }
        let own = same.relation(property.type.unwrapped, pair.0.type.unwrapped)
        let isOptional = !property.isRequired && !pair.0.isRequired
        return result.and(own == .disjoint && isOptional ? .narrowed : own)
      }
    } else if case .values(let first) = first.content, case .values(let second) = second.content {
      return first.isEmpty && second.isEmpty ? .same : nil
    } else if let first = first.content.type, let second = second.content.type {
      relation = same.relation(first, second)
    } else {
      return nil
    }
    return relation == .disjoint ? nil : relation
  }
}

extension ComparedVersion {
  /// Returns the keys of an option's object. If a key is a path, only its first part is returned. Returns no keys if the
  /// option is not an object.
  ///
  /// - Parameter choice: the enum.
  fileprivate func keys(of option: ContractOption, in choice: String) -> Set<String> {
    let object =
      option.content.reference.map { view.object($0.name) }
      ?? view.object(option.content.values, of: choice)
    return Set(object?.allMembers.flatMap(\.paths).compactMap(\.first) ?? [])
  }
}

extension Contract {
  /// Returns the properties of an option's object, or nil if the option is not an object or is a case without values.
  func properties(of option: ContractOption) -> [ContractProperty]? {
    if let name = option.content.reference?.name { return types[name]?.object?.properties }
    let values = option.content.values
    return values.isEmpty ? nil : values
  }
}

extension Rule {
  static let orderChanged = Rule("order-changed", .warning)
  static let representationChanged = Rule("representation-changed", .error)
  static let tagKeyChanged = Rule("tag-key-changed", .error, .warning, .info)
}
