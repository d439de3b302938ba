import WidgetSource

extension ChangeCheck<ComparedType> {
  /// Reports opaque types, which cannot be compared.
  static let opaque = ChangeCheck(.cannotJudge, isFinal: true) { type in
    for kind in [type.old.kind, type.new.kind] {
      if case .opaque(let reason) = kind {
        return [
          Change(
            .cannotJudge, at: type.place, "\(type.place.quoted) cannot be compared: \(reason)",
            .neither)
        ]
      }
    }
    return []
  }

  /// Finds types that became another kind of value. If an object became a choice of several forms, or the reverse, the
  /// object is compared with the form for objects without a name, if there is one. For example,
  /// `struct Card: Component` becomes an enum of versions, with `default = first` for the old version.
  static let kind = ChangeCheck(.typeChanged, .typeNarrowed, .typeWidened) { type in
    switch (type.old.kind, type.new.kind) {
    case (.object, .object), (.array, .array), (.values, .values), (.choice, .choice), (.opaque, _),
      (_, .opaque):
      return []
    case (.object(let before), .choice(let after)):
      if let changes = type.formsAdded(before, after) { return changes }
    case (.choice(let before), .object(let after)):
      if let changes = type.formsRemoved(before, after) { return changes }
    default: break
    }
    return [
      Change(
        .typeChanged, at: type.place, "\(type.place.quoted) is another kind of value now", .both,
        cure: "keep the old type, and give the new one another name", use: type.use)
    ]
  }

  /// Compares the values that are accepted instead of an object.
  static let shorthand = ChangeCheck(.typeNarrowed, .typeWidened) { type in
    let (old, new) = (type.comparison.old, type.comparison.new)
    // If payloads contain the type only as objects, the shorthand is never used.
    guard new.uses.mayBeAnyValue(type.name) || old.uses.mayBeAnyValue(type.name) else { return [] }
    switch (type.old.shorthand, type.new.shorthand) {
    case (nil, nil): return []
    case (let before?, let after?):
      return type.comparison.typeChanges(before, after, at: type.place, use: type.use)
    case (let before?, nil):
      return [
        Change(
          .typeNarrowed, at: type.place,
          "\(type.place.quoted) has to be an object now, and could also be \(before.description)",
          .backward, cure: "keep '// widgetgen: shorthand = …'", use: type.use)
      ]
    case (nil, let after?):
      return [
        Change(
          .typeWidened, at: type.place,
          "\(type.place.quoted) may also be \(after.description) now, and had to be an object",
          .forward, cure: "send what old versions read", use: type.use)
      ]
    }
  }
}

extension ChangeCheck<ComparedType> {
  /// Compares the values that replace wrong payloads. Inside other types, `lossy` compares the values at each place.
  static let lastResort = ChangeCheck(.typeNarrowed, .typeWidened, .defaultChanged) { type in
    guard type.mayBePayload else { return [] }
    let place = type.place.quoted
    switch (type.old.onError, type.new.onError) {
    case (nil, nil): return []
    case (let before?, nil):
      return [
        Change(
          .typeNarrowed, at: type.place, "a wrong \(place) is an error now", .backward,
          cure: "keep '// widgetgen: invalid = \(before)'", use: type.use)
      ]
    case (nil, let after?):
      return [
        Change(
          .typeWidened, at: type.place, "'\(after)' replaces a wrong \(place) now", .forward,
          cure: "send correct values to old versions", use: type.use)
      ]
    case (let before?, let after?):
      guard before != after else { return [] }
      return [
        Change(
          .defaultChanged, at: type.place,
          "'\(after)' replaces a wrong \(place) now, and '\(before)' replaced it", .neither,
          .warning, use: type.use)
      ]
    }
  }
}

extension ChangeCheck<ComparedChoice> {
  /// Compares the places of the name and the content. A family with the same form as the family that it joins is
  /// skipped, because the form is compared in the joined family.
  static let representation = ChangeCheck(
    .representationChanged, .tagKeyChanged, isFinal: true
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
          "values of \(choice.place.quoted) have another form now", .both,
          cure: "keep the old form, and declare another family for the new one", use: choice.use)
      ]
    }
    return [
      Change(
        .tagKeyChanged, at: choice.place,
        "the place of the name in \(choice.place.quoted) changed from '\(oldTag.text)' to "
          + "'\(newTag.text)'", .both, cure: "keep '// widgetgen: tag = \(oldTag.text)'",
        use: choice.use)
    ]
  }

  /// Finds additional keys from which the name is read.
  static let tagAliases = ChangeCheck(.aliasAdded) { choice in
    choice.hasFormOfJoinedFamily ? [] : [choice.addedTags].compactMap(\.self)
  }

  /// Compares the type of the names.
  static let names = ChangeCheck(.representationChanged, isFinal: true) { choice in
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

  /// Compares the meaning of values without a name.
  static let missingName = ChangeCheck(
    .propertyBecameOptional, .propertyBecameRequired, .defaultChanged, .typeNarrowed, .typeWidened
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
  }

  /// Compares the order in which options without names are tried.
  static let order = ChangeCheck(.orderChanged) { choice in
    guard choice.old.representation == .untagged, choice.new.representation == .untagged else {
      return []
    }
    return choice.orderChanges
  }
}

// MARK: - Forms

extension ComparedType {
  fileprivate var use: PayloadUse { .init(.old, .type(name)) }

  /// Whether payloads of both versions may have the type. If the type of payloads is unknown, this is a type that no
  /// type mentions.
  fileprivate var mayBePayload: Bool {
    [comparison.old, comparison.new].allSatisfy {
      $0.root.map { $0 == name } ?? !$0.uses.isMentioned(name)
    }
  }

  /// Returns the changes if an object became a choice of several forms, or nil if no form is decoded from objects
  /// without a name.
  fileprivate func formsAdded(_ before: ContractObject, _ after: ContractChoice) -> [Change]? {
    guard let form = comparison.new.contract.formWithoutName(of: after) else { return nil }
    let owner = place.appending(wire: form.option.label, swift: form.option.id)
    return [
      Change(
        .typeWidened, at: place,
        "\(place.quoted) has several forms now, and old versions only read '\(form.option.id)'",
        .forward, cure: "send that form to old versions", use: use)
    ]
      + ComparedProperties(
        comparison: comparison, old: before.properties, new: form.properties, place: owner
      ).changes
  }

  /// Returns the changes if a choice of several forms became an object, or nil if no form was decoded from objects
  /// without a name.
  fileprivate func formsRemoved(_ before: ContractChoice, _ after: ContractObject) -> [Change]? {
    guard let form = comparison.old.contract.formWithoutName(of: before) else { return nil }
    return [
      Change(
        .typeNarrowed, at: place,
        "\(place.quoted) had several forms, and only '\(form.option.id)' is left", .backward,
        cure: "keep the others until no backend sends them", use: use)
    ]
      + ComparedProperties(
        comparison: comparison, old: form.properties, new: after.properties, place: place
      ).changes
  }
}

extension Contract {
  /// Returns the option for objects without a name, and the option's properties. In an untagged choice, this is the
  /// default option, or else the first option. Returns nil if the choice has no such option, or if the option is not
  /// decoded or not an object.
  fileprivate func formWithoutName(
    of choice: ContractChoice
  ) -> (option: ContractOption, properties: [ContractProperty])? {
    let found: ContractOption?
    switch (choice.representation, choice.missing) {
    case (.internal, .option(let id)): found = choice.option(id)
    case (.untagged, .option(let id)): found = choice.option(id)
    case (.untagged, _): found = choice.options.first
    case (.internal, _), (.adjacent, _), (.external, _): return nil
    }
    guard let option = found, option.directions.decodes else { return nil }
    return properties(of: option).map { (option, $0) }
  }

  /// Returns the properties of an option's object, or nil if the option is not an object or is a case without values.
  fileprivate func properties(of option: ContractOption) -> [ContractProperty]? {
    switch option.content {
    case .values(let values): values.isEmpty ? nil : values
    case .type(let name): types[name]?.object?.properties
    case .single(.named(let reference)), .whole(.named(let reference)):
      types[reference.name]?.object?.properties
    case .single, .whole: nil
    }
  }
}

// MARK: - Names

extension ComparedChoice {
  fileprivate var use: PayloadUse { .init(.old, .choice(name)) }

  /// Whether the family has the form of the joined family in both versions, so that the form is compared in the joined
  /// family.
  fileprivate var hasFormOfJoinedFamily: Bool {
    guard let before = comparison.old.joinedFamily(of: old),
      let after = comparison.new.joinedFamily(of: new)
    else { return false }
    return before.representation == old.representation && before.tagType == old.tagType
      && after.representation == new.representation && after.tagType == new.tagType
  }

  /// The change if the only difference is that the new version reads names under more keys; otherwise nil.
  fileprivate var addedTags: Change? {
    let (before, after) = (old.representation, new.representation)
    guard before.content == after.content, before.name == after.name, let oldTag = before.tag,
      let newTag = after.tag, oldTag.writes == newTag.writes,
      Set(oldTag.reads).isStrictSubset(of: newTag.reads)
    else { return nil }
    return Change(
      .aliasAdded, at: place,
      "the name of \(place.quoted) is also read from other keys than '\(oldTag.text)'", .forward,
      .info, cure: "do not send them to old versions")
  }

  /// The changes if the default of an untagged choice was added, removed or replaced by another option. Adding or
  /// removing a default affects only payloads with wrong values, which no contract describes.
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
      [
        Change(
          .typeNarrowed, at: place,
          "objects of \(place.quoted) with a key of another option are no longer decoded as '\(after)'",
          .neither, cure: "correct wrong values under these keys first", use: use)
      ]
    case (.option(let before), _):
      [
        Change(
          .typeWidened, at: place,
          "objects of \(place.quoted) with a key of another option may be decoded as '\(before)' now",
          .neither, cure: "keep '// widgetgen: default = \(before)'", use: use)
      ]
    case (.error, _), (.unknown, _): []
    }
  }

  fileprivate var namelessChanges: [Change] {
    let (before, after) = (Nameless(old), Nameless(new))
    if before.id != nil, before.id == after.id { return [] }
    let isRead = comparison.reads(before, as: after, in: self)
    let reversed = ContractComparison(old: comparison.new, new: comparison.old)
    let other = ComparedChoice(comparison: reversed, old: new, new: old, name: name)
    let isReadByOld = reversed.reads(after, as: before, in: other)
    return [
      Change(
        .defaultChanged, at: place,
        "values of \(place.quoted) without a name are \(after.description) now and were "
          + before.description,
        isRead ? (isReadByOld ? .neither : .forward) : (isReadByOld ? .backward : .eachOther),
        isRead ? .warning : .error, loss: after.id == nil ? .element : .screen,
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
  fileprivate var orderChanges: [Change] {
    let positions = Dictionary(pairs.map(\.new).enumerated().map { ($1.id, $0) }) { first, _ in
      first
    }
    let (before, after) = (old.options.filter(\.directions.decodes), pairs.map(\.new))
    for (index, first) in before.enumerated() {
      for second in before[(index + 1)...] {
        guard let place = positions[first.id], let other = positions[second.id], other < place,
          overlap(after[place], after[other])
        else { continue }
        let isLost = losesKeys(of: after[place], readAs: after[other])
        return [
          Change(
            .orderChanged, at: self.place,
            "\(self.place.quoted) tries '\(second.id)' before '\(first.id)' now, and some values are both",
            isLost ? .backward : .neither, isLost ? .error : .warning, loss: .value,
            cure: "keep the order", use: use)
        ]
      }
    }
    return []
  }

  /// Whether a value may be accepted by both options in the new version.
  private func overlap(_ first: ContractOption, _ second: ContractOption) -> Bool {
    let same = ContractComparison(old: comparison.new, new: comparison.new)
    switch (first.content, second.content) {
    case (.values(let first), .values(let second)):
      if first.isEmpty || second.isEmpty { return first.isEmpty && second.isEmpty }
      return !ComparedProperties(comparison: same, old: first, new: second, place: place)
        .changes.contains { $0.direction == .both }
    default:
      guard let first = first.content.wireType, let second = second.content.wireType else {
        return true
      }
      return same.relation(first, second) != .disjoint || same.relation(second, first) != .disjoint
    }
  }

  /// Whether values with all keys of the first option can also be decoded as the second option, but lose some of their
  /// keys.
  private func losesKeys(of first: ContractOption, readAs second: ContractOption) -> Bool {
    let contract = comparison.new.contract
    guard let all = contract.properties(of: first), let others = contract.properties(of: second)
    else { return false }
    let (keys, kept) = (Set(all.flatMap(\.reads)), Set(others.flatMap(\.reads)))
    let isRead = others.filter(\.isRequired).allSatisfy { $0.reads.contains(where: keys.contains) }
    return isRead && !keys.isSubset(of: kept)
  }
}

extension ContractOption.Content {
  fileprivate var wireType: WireType? {
    switch self {
    case .type(let name): .named(.init(name))
    case .single(let type), .whole(let type): type
    case .values: nil
    }
  }
}

extension Rule {
  static let orderChanged = Rule(
    "order-changed", .warning, .error, title: "Options without names are tried in another order",
    explanation:
      "A value that several of them accept is decoded as another one.")

  static let representationChanged = Rule(
    "representation-changed", .error, title: "A family or an enum has a different form",
    explanation:
      "The name is at another position. No payload serves both versions.")

  static let tagKeyChanged = Rule(
    "tag-key-changed", .error, title: "The name is under another key",
    explanation:
      "No payload serves both versions. Many would be decoded as values without a name.")
}
