import WidgetPlan

/// Families, and enums with associated values.
extension ContractComparison {
  func compare(_ old: ContractChoice, _ new: ContractChoice, at name: String) -> [Change] {
    let addedTags = self.addedTags(old.representation, new.representation, at: name)
    if old.representation.reads != new.representation.reads, addedTags == nil {
      return [representationChange(old.representation, new.representation, at: name)]
    }
    if let change = tagTypeChange(old, new, at: name) { return [change] }
    var changes = [addedTags, writtenTagChange(old, new, at: name)].compactMap(\.self)
    changes += missingChanges(old, new, at: name)
    changes += policyChanges(old, new, at: name)
    let oldOptions = old.options.filter {
      $0.directions.decodes && !$0.names.isEmpty || old.isUntagged
    }
    let newOptions = new.options.filter {
      $0.directions.decodes && !$0.names.isEmpty || new.isUntagged
    }
    if old.isUntagged, new.isUntagged { changes += orderChanges(oldOptions, newOptions, at: name) }
    for option in newOptions {
      if let before = option.counterpart(in: oldOptions) {
        changes += compare(before, option, new, at: name)
          .map { $0.placed(option.place, old: before.place) }
      } else {
        changes.append(added(option, to: old, at: name).placed(option.place, old: nil))
      }
    }
    for option in oldOptions where option.counterpart(in: newOptions) == nil {
      let change = removed(option, from: new, at: name).softened(option.deprecation)
      changes.append(change.placed(nil, old: option.place))
    }
    return changes
  }

  private func representationChange(
    _ old: ContractChoice.Representation, _ new: ContractChoice.Representation, at name: String
  ) -> Change {
    if case (.internal(let before), .internal(let after)) = (old, new) {
      return Change(
        .tagKeyChanged, .error, at: name,
        "the name is in '\(after.text)' now and was in '\(before.text)'", .both,
        cure: "keep '// widgetgen: \(before.annotation)'")
    }
    if case (.adjacent(let before, let content), .adjacent(let after, let newContent)) = (old, new),
      content == newContent
    {
      return Change(
        .tagKeyChanged, .error, at: name,
        "the name is in '\(after.text)' now and was in '\(before.text)'", .both,
        cure: "keep '// widgetgen: \(before.annotation)'")
    }
    return Change(
      .representationChanged, .error, at: name, "values of '\(name)' have another form now", .both,
      cure: "keep the old form, and declare another family for the new one")
  }

  // MARK: - Options

  private func added(
    _ option: ContractOption, to old: ContractChoice, at name: String
  ) -> Change {
    let place = "\(name).\(option.label)"
    let loses = self.old.losesUnknown(of: name)
    let severity: ChangeSeverity = loses ? .warning : .info
    let isContainer = old.isFamily && new.isContainer(option)
    return Change(
      old.isFamily ? .widgetAdded : .caseAdded, isContainer ? severity.raised : severity, at: place,
      "'\(place)' is new" + (isContainer ? ", and can hold others" : ""), .forward,
      loss: loses ? .screen : .element, cure: "backends must not send it to old versions")
  }

  private func removed(
    _ option: ContractOption, from new: ContractChoice, at name: String
  ) -> Change {
    let place = "\(name).\(option.label)"
    let loses = self.new.losesUnknown(of: name)
    let severity: ChangeSeverity = loses ? .error : .warning
    let isContainer = new.isFamily && old.isContainer(option)
    return Change(
      new.isFamily ? .widgetRemoved : .caseRemoved, isContainer ? severity.raised : severity,
      at: place,
      "'\(place)' is gone" + (isContainer ? ", with all that it held" : ""), .backward,
      loss: loses ? .screen : .element, cure: "keep it until no backend sends it")
  }

  private func compare(
    _ old: ContractOption, _ new: ContractOption, _ choice: ContractChoice, at name: String
  ) -> [Change] {
    let place = "\(name).\(new.label)"
    return nameChanges(old, new, choice.tagType, at: place)
      + Change.deprecated(new.deprecation, old.deprecation, at: place)
      + availabilityChanges(
        old.availability, new.availability, of: new.label, loses: self.new.losesUnknown(of: name),
        .element, at: place)
      + contentChanges(old, new, at: place)
  }

  private func nameChanges(
    _ old: ContractOption, _ new: ContractOption, _ type: ContractTagType, at place: String
  ) -> [Change] {
    guard let before = old.names.first, let after = new.names.first else { return [] }
    var changes: [Change] = []
    if before != after {
      let isKept = new.names.containsName(before)
      let isKnown = old.names.containsName(after)
      changes.append(
        Change(
          .nameChanged, !isKept ? .error : isKnown ? .info : .warning, at: place,
          "the name of '\(new.id)' is '\(after)' now and was '\(before)'",
          isKept ? (isKnown ? .neither : .forward) : isKnown ? .backward : .both,
          cure: isKept
            ? "backends have to send '\(before)' to old versions"
            : "keep the old one: '// widgetgen: name = [\(type.literal(after)), "
              + "\(type.literal(before))]'"))
    }
    for name in old.names.dropFirst() where !new.names.containsName(name) {
      changes.append(
        Change(
          .aliasRemoved, .error, at: place, "'\(new.id)' is no longer read by the name '\(name)'",
          .backward,
          cure: "keep it in '// widgetgen: name = …'"))
    }
    for name in new.names.dropFirst() where name != before && !old.names.containsName(name) {
      changes.append(
        Change(
          .aliasAdded, .info, at: place, "'\(new.id)' is also read by the name '\(name)'", .forward,
          cure: "backends should not send it to old versions"))
    }
    return changes
  }

  func contentChanges(
    _ old: ContractOption, _ new: ContractOption, at place: String
  ) -> [Change] {
    switch (old.content, new.content) {
    case (.type(let before), .type(let after)):
      return before == after
        ? [] : typeChange(.named(.init(before)), .named(.init(after)), at: place)
    case (.values(let before), .values(let after)): return compare(before, after, at: place)
    case (.single(let before), .single(let after)), (.whole(let before), .whole(let after)):
      return typeChange(before, after, at: place)
    default:
      return [
        Change(
          .typeChanged, .error, at: place, "the values of '\(place)' have another form now", .both,
          cure: "keep it, and add a case")
      ]
    }
  }
}

extension ContractComparison {
  /// The place of the name that is written, where only that is another.
  private func writtenTagChange(
    _ old: ContractChoice, _ new: ContractChoice, at name: String
  ) -> Change? {
    guard comparesWrites, let before = old.representation.tag?.writes,
      let after = new.representation.tag?.writes, before != after
    else { return nil }
    let (key, oldKey) = (after.joined(separator: "."), before.joined(separator: "."))
    return Change(
      .writeKeyChanged, .error, at: name,
      "the name of '\(name)' is written to '\(key)' now and was to '\(oldKey)'", .servers,
      cure: "keep the key that is written")
  }
}

extension ContractChoice.Representation {
  /// The same as it is read.
  fileprivate var reads: ContractChoice.Representation {
    switch self {
    case .internal(let tag): .internal(tag: ContractTag(reads: tag.reads, writes: []))
    case .adjacent(let tag, let content):
      .adjacent(tag: ContractTag(reads: tag.reads, writes: []), content: content)
    case .external, .untagged: self
    }
  }
}

extension ContractOption {
  /// How a place calls it: by its name in the JSON.
  var label: String { names.first ?? id }

  /// The option of another version for the same type or case; else the first that shares a name with it. Branches of
  /// `#if` can give one name to two options, so that the name alone does not tell.
  fileprivate func counterpart(in options: [ContractOption]) -> ContractOption? {
    options.first { $0.id == id }
      ?? options.first { !Set(names).isDisjoint(with: $0.names) }
  }
}

extension ContractChoice {
  fileprivate var isUntagged: Bool { representation == .untagged }
}

extension Contract {
  /// Whether an option can hold values of a family, in one of its forms where it has several.
  ///
  /// - Parameter depth: how many types are looked into, so that one that contains itself ends.
  fileprivate func isContainer(_ option: ContractOption, depth: Int = 8) -> Bool {
    guard case .type(let name) = option.content else { return false }
    return isContainer(name, depth: depth)
  }

  private func isContainer(_ name: String, depth: Int) -> Bool {
    guard let type = types[name] else { return false }
    switch type.kind {
    case .object, .array: return holdsFamily(type.properties.map(\.type))
    case .choice(let choice) where depth > 0:
      return choice.options.contains { option in
        switch option.content {
        case .type(let name): isContainer(name, depth: depth - 1)
        case .values(let values): holdsFamily(values.map(\.type))
        // What is all there is of a case holds what it holds itself.
        case .single(let type) where choice.representation != .untagged: holdsFamily([type])
        case .single(let type), .whole(let type):
          type.references.contains { isContainer($0.name, depth: depth - 1) }
        }
      }
    case .choice, .values, .opaque: return false
    }
  }

  private func holdsFamily(_ types: [WireType]) -> Bool {
    types.flatMap(\.references).contains { self.types[$0.name]?.choice?.isFamily == true }
  }
}
