import WidgetPlan
import WidgetSource

extension ChangeCheck<ComparedChoice> {
  /// Finds types and cases that were added or removed. If a family joins another family and both contain a type, the
  /// type is compared in the joining family.
  static let options = ChangeCheck(
    .caseAdded, .caseRemoved, .widgetAdded, .widgetRemoved, .meaningChanged
  ) {
    choice in
    let (old, new) = (choice.comparison.old, choice.comparison.new)
    let added = choice.added.filter { !new.isInJoiningFamily($0, of: choice.name) }
      .map { choice.addition($0).placed($0.place, old: nil) }
    let removed = choice.removed.filter { !old.isInJoiningFamily($0, of: choice.name) }
      .flatMap { option -> [Change] in
        let taken = choice.taken(option)
        let isGone = taken.isEmpty || taken.count < option.names.count
        return (isGone ? [choice.removal(option).softened(option.deprecation)] : taken)
          .map { $0.placed(nil, old: option.place) } + (isGone ? taken : [])
      }
    return added + removed + choice.laterOptions
  }
}

extension ChangeCheck<ComparedOption> {
  /// Compares the names of one type or case.
  static let names = ChangeCheck(
    .nameChanged, .aliasRemoved, .aliasAdded, facts: ["names"]
  ) { option in
    guard let before = option.old.names.first, let after = option.new.names.first else { return [] }
    var changes = [option.nameChange(before, after)].compactMap(\.self)
    for name in option.old.names.dropFirst() where !option.isRead(name) {
      if let taken = option.taken(name) {
        changes.append(taken)
        continue
      }
      changes.append(
        Change(
          .aliasRemoved, at: option.place,
          "\(option.place.quoted) is no longer read by the name '\(name)'", .backward,
          option.isLost ? .error : .warning, loss: option.isLost ? .screen : .element,
          cure: "keep it: '// widgetgen: alias = \(option.choice.new.tagType.literal(name))'",
          use: option.use(.old, name)))
    }
    for name in option.new.names.dropFirst() where name != before && !option.wasRead(name) {
      changes.append(
        Change(
          .aliasAdded, at: option.place,
          "\(option.place.quoted) is also read by the name '\(name)'",
          .forward, .info,
          loss: option.comparison.old.losesUnknown(of: option.choice.name) ? .screen : .element,
          cure: "do not send it to old versions", use: option.use(.new, name)))
    }
    return changes
  } isWithoutEffect: { option in
    // The order of aliases has no effect, nor has an alias that only differs in its letter case.
    option.old.names.first == option.new.names.first
      && option.old.names.allSatisfy(option.isRead) && option.new.names.allSatisfy(option.wasRead)
  }

  /// Compares whether the decoded name is encoded again.
  static let keptName = ChangeCheck(.fallbackChanged, facts: ["keepsName"]) { option in
    guard option.comparison.comparesWrites, option.old.keepsName != option.new.keepsName,
      option.comparison.version > 1
    else { return [] }
    return [
      Change(
        .fallbackChanged, at: option.place,
        "\(option.place.quoted) "
          + (option.new.keepsName ? "stores its name now, and" : "no longer stores its name, which")
          + (option.new.keepsName ? " encodes it again" : " is not encoded again"), .servers,
        .warning, cure: "check what servers do with the encoded name")
    ]
  } isWithoutEffect: {
    !$0.comparison.comparesWrites
  }

  /// Compares whether one type or case is encoded.
  static let directions = ChangeCheck(.writeAdded, .writeRemoved, facts: ["only"]) { option in
    switch (option.old.directions.encodes, option.new.directions.encodes) {
    case (true, false): [.writeRemoved(option.place)]
    case (false, true): [.writeAdded(option.place)]
    case (true, true), (false, false): []
    }
  }

  /// Compares the contents of one type or case.
  static let content = ChangeCheck<ComparedOption>(.fallbackChanged, .typeChanged, facts: ["type"])
  {
    $0.contentChanges
  }
}

extension ChangeCheck<ComparedChoice> {
  /// Compares options that at least one version does not read by a name.
  static let unreadOptions = ChangeCheck(.writeAdded, .writeRemoved) { choice in
    let (old, new) = (choice.old, choice.new)
    let added = new.options.filter { $0.isUnread(in: new) && old.option($0.id) == nil }
    let removed = old.options.filter { $0.isUnread(in: old) && new.option($0.id) == nil }
    return added.map { Change.writeAdded(choice.place(of: $0)).placed($0.place, old: nil) }
      + removed.map { Change.writeRemoved(choice.place(of: $0)).placed(nil, old: $0.place) }
  }
}

extension ContractOption {
  /// Whether the option is neither read by a name nor for missing or unknown names.
  fileprivate func isUnread(in choice: ContractChoice) -> Bool {
    if directions.decodes, !names.isEmpty || choice.representation == .untagged { return false }
    return !choice.isFallback(self) && choice.missing != .option(id)
  }
}

extension ComparedChoice {
  /// Returns the changes of the names of a removed option that another option reads now.
  fileprivate func taken(_ option: ContractOption) -> [Change] {
    option.names.compactMap { name in
      newOptions.first(decodedFrom: name).map { meaningChanged(name, from: option, to: $0) }
    }
  }

  fileprivate func meaningChanged(
    _ name: String, from before: ContractOption, to after: ContractOption
  ) -> Change {
    .meaningChanged(
      "'\(name)' in \(place.quoted)", at: place(of: after), to: after.id, from: before.id,
      use: .init(.old, .name(choice: self.name, before.id, name)))
  }

  fileprivate func addition(_ option: ContractOption) -> Change {
    let place = place(of: option)
    let isLost = comparison.old.mayLoseUnknown(of: name)
    let isContainer = old.isFamily && comparison.new.isContainer(option)
    let severity: Severity = isLost ? .warning : .info
    var cure = "do not send it to old versions"
    if let key = old.unknown.effect.replacementKey {
      cure = "send its replacement in '\(key)', without which old versions cannot decode the screen"
    }
    return Change(
      old.isFamily ? .widgetAdded : .caseAdded, at: place,
      "\(place.quoted) is new" + (isContainer ? ", and can contain others" : ""), .forward,
      isContainer ? severity.raised : severity, loss: isLost ? .screen : .element,
      cure: cure, use: .init(.new, .option(choice: name, option.id)))
  }

  fileprivate func removal(_ option: ContractOption) -> Change {
    let place = place(of: option)
    let isLost = comparison.new.mayLoseUnknown(of: name)
    let isContainer = new.isFamily && comparison.old.isContainer(option)
    let severity: Severity = isLost ? .error : .warning
    return Change(
      new.isFamily ? .widgetRemoved : .caseRemoved, at: place,
      "\(place.quoted) was removed" + (isContainer ? ", with everything that it contains" : ""),
      .backward, isContainer ? severity.raised : severity, loss: isLost ? .screen : .element,
      cure: "keep it until no backend sends it",
      use: .init(.old, .option(choice: name, option.id)))
  }
}

extension ComparedOption {
  fileprivate func use(_ side: PayloadUse.Side, _ name: String) -> PayloadUse {
    .init(side, .name(choice: choice.name, side == .old ? old.id : new.id, name))
  }

  /// Whether the new version fails on a name that it does not know.
  var isLost: Bool { comparison.new.mayLoseUnknown(of: choice.name) }

  /// Whether a name selects the option in the new version.
  fileprivate func isRead(_ name: String) -> Bool { new.reads(name, in: choice.new) }

  /// Whether a name selects the option in the old version.
  fileprivate func wasRead(_ name: String) -> Bool { old.reads(name, in: choice.old) }

  /// Returns the change if another option of the new version reads a name of the old version, or nil otherwise.
  fileprivate func taken(_ name: String) -> Change? {
    choice.newOptions.first(decodedFrom: name, except: new.id)
      .map { choice.meaningChanged(name, from: old, to: $0) }
  }

  fileprivate func nameChange(_ before: String, _ after: String) -> Change? {
    if before == after { return nil }
    let (isKept, isKnown) = (isRead(before), wasRead(after))
    if !isKept, let taken = taken(before) { return taken }
    let what = "the name of '\(new.id)' changed from '\(before)' to '\(after)'"
    let use = use(.old, before)
    switch (isKept, isKnown) {
    case (true, true):
      let isWritten = comparison.comparesWrites && new.directions.encodes
      return Change(
        .nameChanged, at: place, what + "; both versions read both names",
        isWritten ? .servers : .neither, isWritten ? .warning : .info,
        cure: isWritten ? "servers have to read both names" : nil)
    case (true, false):
      return Change(
        .nameChanged, at: place, what + "; the old name is still read", .forward,
        cure: "send '\(before)' to old versions", use: use)
    case (false, _):
      let type = choice.new.tagType
      return Change(
        .nameChanged, at: place, what, isKnown ? .backward : .eachOther,
        isLost ? .error : .warning, loss: isLost ? .screen : .element,
        oldLoss: comparison.old.losesUnknown(of: choice.name) ? .screen : .element,
        cure: "keep the old one: '// widgetgen: name = \(type.literal(after)), "
          + "alias = \(type.literal(before))'", use: use)
    }
  }

  var contentChanges: [Change] {
    switch (old.content, new.content) {
    case (.type(let before), .type(let after)):
      return before == after
        ? []
        : comparison.typeChanges(
          .named(.init(before)), .named(.init(after)), at: place, use: use)
    case (.values(let before), .values(let after)):
      let owner = WirePlace(
        wire: "\(choice.place.wire).\(new.label)", swift: "\(choice.name).\(new.id)")
      return ComparedProperties(
        comparison: comparison, old: before, new: after, place: owner
      ).changes
    case (.single(let before), .single(let after)), (.whole(let before), .whole(let after)):
      return value(before, after).accountedChanges(ComparedProperty.checksOfValues)
    case (.values(let values), .single(.any)), (.single(.any), .values(let values)),
      (.values(let values), .whole(.any)), (.whole(.any), .values(let values)):
      guard values.isEmpty, choice.old.isFallback(old), choice.new.isFallback(new),
        old.names.isEmpty, new.names.isEmpty
      else { fallthrough }
      return [
        Change(
          .fallbackChanged, at: place,
          "an unknown value of \(choice.place.quoted) is "
            + (old.content.type == nil ? "stored as JSON now" : "no longer stored as JSON"),
          .neither, .warning, cure: "keep the values of '\(new.id)'")
      ]
    default:
      return [
        Change(
          .typeChanged, at: place, "the values of \(place.quoted) have another form now", .both,
          cure: "keep it, and add a case", use: use)
      ]
    }
  }

  /// Returns the value of a case without a key.
  private func value(_ before: WireType, _ after: WireType) -> ComparedProperty {
    func property(_ option: ContractOption, _ type: WireType) -> ContractProperty {
      ContractProperty(name: option.id, reads: [], writes: nil, type: type, presence: .required)
    }
    return ComparedProperty(
      comparison: comparison, old: property(old, before), new: property(new, after),
      owner: choice.place, place: place)
  }

  private var use: PayloadUse { .init(.old, .option(choice: choice.name, old.id)) }
}

extension ContractOption {
  /// Whether a name in the JSON selects the option.
  fileprivate func reads(_ name: String, in choice: ContractChoice) -> Bool {
    guard choice.ignoresCase else { return names.containsName(name) }
    return names.map { $0.lowercased() }.containsName(name.lowercased())
  }
}

extension Rule {
  static let caseAdded = Rule("case-added", .warning, .info)
  static let caseRemoved = Rule("case-removed", .error, .warning, .info)
  static let nameChanged = Rule("name-changed", .error, .warning, .info)
  static let widgetAdded = Rule("widget-added", .warning, .info, .error)
  static let widgetRemoved = Rule("widget-removed", .error, .warning, .info)
}
