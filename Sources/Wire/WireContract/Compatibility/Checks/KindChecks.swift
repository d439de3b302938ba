import WidgetSource

extension ChangeCheck<ComparedType> {
  /// Reports opaque types, which cannot be compared.
  static let opaque = ChangeCheck(
    .cannotJudge, facts: ["reason"], isFinal: true
  ) { type in
    for kind in [type.old.kind, type.new.kind] {
      if case .opaque(let reason) = kind {
        return [
          Change(
            .cannotJudge, at: type.place, "\(type.place.quoted) cannot be compared: \(reason)",
            .neither, type.hasSameReason ? .info : .warning)
        ]
      }
    }
    return []
  }

  /// Finds types that became another kind of value. If an object became a choice of several forms, or the reverse, the
  /// object is compared with the form for objects without a name, if there is one. For example,
  /// `struct Card: Component` becomes an enum of versions, with `default = first` for the old version.
  static let kind = ChangeCheck(
    .typeChanged, .typeNarrowed, .typeWidened, facts: ["kind"]
  ) { type in
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
  } isWithoutEffect: { type in
    // A protocol and an enum of the same form.
    type.old.choice != nil && type.new.choice != nil
  }

  /// Compares the values that are accepted instead of an object.
  static let shorthand = ChangeCheck(
    .typeNarrowed, .typeWidened, .typeChanged, facts: ["shorthand"]
  ) { type in
    guard type.usesShorthand else { return [] }
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
  } isWithoutEffect: {
    !$0.usesShorthand
  }

  /// Compares the property, case or type of the values that are accepted instead of an object.
  static let shorthandPart = ChangeCheck(.meaningChanged, facts: ["shorthandPart"]) { type in
    guard type.usesShorthand, let before = type.old.shorthandPart,
      let after = type.new.shorthandPart, before != after, !type.hasRenamed(before, to: after)
    else { return [] }
    return [
      .meaningChanged(
        "a value of \(type.place.quoted) that is not an object", at: type.place, to: after,
        from: before, use: type.use)
    ]
  } isWithoutEffect: { _ in
    // The shorthand was added or removed, or only a name in Swift changed.
    true
  }

  /// Compares the values that replace wrong payloads. Inside other types, `lossy` compares the values at each place.
  static let lastResort = ChangeCheck(
    .typeNarrowed, .typeWidened, .defaultChanged, facts: ["onError"]
  ) { type in
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
          "'\(after)' replaces a wrong \(place) now instead of '\(before)'", .neither,
          .warning, use: type.use)
      ]
    }
  } isWithoutEffect: {
    !$0.mayBePayload
  }
}

extension ComparedType {
  /// Whether both versions are opaque for the same reason.
  fileprivate var hasSameReason: Bool {
    guard case .opaque(let before) = old.kind, case .opaque(let after) = new.kind else {
      return false
    }
    return before == after
  }

  /// Whether the shorthand can be used. It is never used if payloads contain the type only as objects.
  fileprivate var usesShorthand: Bool {
    comparison.new.uses.mayBeAnyValue(name) || comparison.old.uses.mayBeAnyValue(name)
  }

  /// Whether a property or a case of the old version has another name in Swift in the new version, and the same JSON.
  fileprivate func hasRenamed(_ before: String, to after: String) -> Bool {
    if let old = old.choice?.option(before), let new = new.choice?.option(after) {
      return !Set(old.names).isDisjoint(with: new.names)
    }
    let property = old.properties.first { $0.name == before }
    return property != nil
      && new.properties.first { $0.name == after }?.reads.first == property?.reads.first
  }

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
    case (.internal, .option(let id)), (.untagged, .option(let id)): found = choice.option(id)
    case (.untagged, _): found = choice.options.first
    case (.internal, _), (.adjacent, _), (.external, _): return nil
    }
    guard let option = found, option.directions.decodes else { return nil }
    return properties(of: option).map { (option, $0) }
  }
}
