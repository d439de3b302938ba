import WidgetSource

extension ChangeCheck<ComparedType> {
  /// Finds types that only one of the versions encodes.
  static let directions = ChangeCheck(
    .writeAdded, .writeRemoved, .typeRemoved, .typeWidened, facts: ["only"]
  ) { type in
    type.readChanges + type.writeChanges
  } isWithoutEffect: { type in
    type.isEncodedAnyway
  }
}

extension ComparedType {
  /// Whether both versions are enums with raw values, which Swift encodes even if generated code only decodes them.
  fileprivate var isEncodedAnyway: Bool { old.values != nil && new.values != nil }

  fileprivate var writeChanges: [Change] {
    guard comparison.old.contract.encodes, comparison.new.contract.encodes, old.values == nil,
      new.values == nil
    else { return [] }
    switch (old.directions.encodes, new.directions.encodes) {
    case (true, false): return [.writeRemoved(place)]
    case (false, true): return [.writeAdded(place)]
    default: return []
    }
  }

  fileprivate var readChanges: [Change] {
    if isEncodedAnyway { return [] }
    switch (old.directions.decodes, new.directions.decodes) {
    case (true, false): return [.typeRemoved("is no longer decoded", at: place)]
    case (false, true):
      return [Change(.typeWidened, at: place, "\(place.quoted) is decoded now", .neither)]
    default: return []
    }
  }
}

extension ChangeCheck<ComparedType> {
  /// Compares whether values are encoded without an object.
  static let writtenShorthand = ChangeCheck(.writeTypeChanged, facts: ["writesShorthand"]) { type in
    guard type.comparison.comparesWrites, type.old.writesShorthand != type.new.writesShorthand
    else { return [] }
    return [
      Change(
        .writeTypeChanged, at: type.place,
        "\(type.place.quoted) "
          + (type.new.writesShorthand
            ? "may be encoded without an object now" : "is always encoded as an object now"),
        .servers, .warning, cure: "servers have to decode both")
    ]
  }
}

extension ChangeCheck<ComparedChoice> {
  /// Compares the place of the encoded name, if the rest of the representation is the same.
  static let writtenTag = ChangeCheck(.writeKeyChanged, facts: ["representation"]) { choice in
    guard choice.comparison.comparesWrites, let before = choice.old.representation.tag,
      let after = choice.new.representation.tag, before.writes != after.writes
    else { return [] }
    // If both versions write the name to the first place that they read, `tag-key-changed` reports the change.
    if before.writes == before.path, after.writes == after.path { return [] }
    let (oldKey, key) = (
      before.writes.joined(separator: "."), after.writes.joined(separator: ".")
    )
    return [
      Change(
        .writeKeyChanged, at: choice.place,
        "the name of \(choice.place.quoted) is written to '\(key)' now and was written to '\(oldKey)'",
        .servers, cure: "keep the key that is written")
    ]
  }
}

extension ChangeCheck<ComparedProperties> {
  /// Finds properties that one version only encodes and the other version does not have.
  static let written = ChangeCheck(.writeAdded, .writeRemoved) { properties in
    guard properties.comparison.comparesWrites else { return [] }
    let (before, after) = (Set(properties.old.map(\.name)), Set(properties.new.map(\.name)))
    let added = properties.new.filter { $0.isWrittenOnly && !before.contains($0.name) }
    let removed = properties.old.filter { $0.isWrittenOnly && !after.contains($0.name) }
    return added.map { .writeAdded(properties.place(of: $0)).placed($0.place, old: nil) }
      + removed.map { .writeRemoved(properties.place(of: $0)).placed(nil, old: $0.place) }
  }
}

extension ChangeCheck<ComparedProperty> {
  /// Compares whether a property that at least one version only encodes is flattened.
  static let writtenFlattening = ChangeCheck(.writeTypeChanged, isFinal: true) { pair in
    guard pair.comparison.comparesWrites, pair.old.isFlattened != pair.new.isFlattened,
      pair.old.isWritten, pair.new.isWritten
    else { return [] }
    return [
      Change(
        .writeTypeChanged, at: pair.place,
        "the properties of \(pair.place.quoted) are written "
          + (pair.new.isFlattened
            ? "to the surrounding object now" : "to a separate object now"),
        .servers, cure: "keep the old form in a separate property")
    ]
  }

  /// Compares the encoded key. If the property is encoded in the same form as it is decoded, only the rules for
  /// decoding report the change.
  static let writtenKey = ChangeCheck(
    .writeAdded, .writeKeyChanged, .writeRemoved, .cannotJudge, facts: ["writes", "writtenByHand"]
  ) { pair in
    if pair.hasChangedWriter {
      return [.writerChanged(pair.place, isAdded: pair.new.isWrittenByHand)]
    }
    guard pair.isComparedAsWritten else { return [] }
    guard let before = pair.old.writes else {
      return pair.new.writes == nil ? [] : [.writeAdded(pair.place)]
    }
    guard let after = pair.new.writes else { return [.writeRemoved(pair.place)] }
    if before == after || pair.isWrittenAsRead { return [] }
    let (key, oldKey) = (after.joined(separator: "."), before.joined(separator: "."))
    return [
      Change(
        .writeKeyChanged, at: pair.place,
        "\(pair.place.quoted) is written to '\(key)' now and was written to '\(oldKey)'", .servers,
        cure: pair.new.isElement
          ? "keep the order of the elements, and add others at the end"
          : "keep the key that is written: '// widgetgen: key(encode) = \(oldKey)'")
    ]
  } isWithoutEffect: { pair in
    pair.old.writes == pair.new.writes || pair.isWrittenAsRead
  }

  /// Compares whether a single element is encoded without brackets.
  static let writtenBrackets = ChangeCheck(.writeTypeChanged, facts: ["brackets"]) { pair in
    let isBracketless = pair.new.type.encodesSingleElements
    guard pair.isWrittenByBoth, pair.old.type.encodesSingleElements != isBracketless else {
      return []
    }
    return [
      Change(
        .writeTypeChanged, at: pair.place,
        "a single element of \(pair.place.quoted) is encoded "
          + (isBracketless ? "without brackets now" : "in brackets now"),
        .servers, .warning, cure: "servers have to decode both")
    ]
  }

  /// Compares the types of a property that at least one version only encodes.
  static let writtenType = ChangeCheck(.writeTypeChanged, .cannotJudge, facts: ["type"]) { pair in
    pair.isWrittenByBoth ? pair.writtenTypeChanges : []
  } isWithoutEffect: { pair in
    let (old, new) = pair.writtenTypes
    return pair.comparison.relation(old, new) == .same || pair.hasUnknownForm(old, new)
  }

  /// Compares the coders of a property that at least one version only encodes.
  static let writtenCoder = ChangeCheck(.writeTypeChanged, .cannotJudge, facts: ["coder"]) { pair in
    let coders = (old: pair.old.type.coder, new: pair.new.type.coder)
    guard pair.isWrittenByBoth, coders.old != coders.new else { return [] }
    switch coders {
    case (.named(let before)?, .named(let after)?):
      let isAlike = coders.old?.readsTheSame(as: .named(after)) ?? false
      return [
        Change(
          .writeTypeChanged, at: pair.place,
          "\(pair.place.quoted) is written by '\(after)' now and was written by '\(before)'",
          .servers, isAlike ? .warning : nil,
          cure: isAlike
            ? "servers have to read both forms"
            : "keep '\(before)()', and write the new form to another key")
      ]
    case (.named?, _): return coders.old.map { [pair.coderChange($0)] } ?? []
    case (_, .named?): return coders.new.map { [pair.coderChange($0)] } ?? []
    case (_, .nonFinite?):
      return [
        Change(
          .writeTypeChanged, at: pair.place,
          "\(pair.place.quoted) may be written as text now", .servers, .warning,
          cure: "servers have to read both")
      ]
    default: return []
    }
  } isWithoutEffect: { _ in
    // The other coders read more forms and write the same.
    true
  }

  /// Compares whether nil is encoded, for a property that at least one version only encodes.
  static let writtenPresence = ChangeCheck(
    .writeAdded, .writeOmitted, facts: ["required", "default", "defaultValue", "optional"]
  ) { pair in
    guard pair.isWrittenByBoth, pair.old.mayBeNil != pair.new.mayBeNil else { return [] }
    if !pair.new.mayBeNil {
      return [
        Change(
          .writeAdded, at: pair.place, "\(pair.place.quoted) is always written now", .neither)
      ]
    }
    return [
      Change(
        .writeOmitted, at: pair.place, "\(pair.place.quoted) may be nil now", .servers, .warning,
        cure: "servers have to accept \(pair.formWithoutValue)")
    ]
  } isWithoutEffect: { pair in
    // A default only has an effect on values that are read, or that are not written because of it.
    pair.old.mayBeNil == pair.new.mayBeNil
      && [pair.old.omission, pair.new.omission].allSatisfy { $0 != "default" }
  }
}

extension ComparedProperty {
  /// Whether the encoded property is compared: a property with its own known key or position.
  fileprivate var isComparedAsWritten: Bool {
    comparison.comparesWrites && old.isComparedAsWritten && new.isComparedAsWritten
  }

  /// Whether a user-defined function encodes the property in only one version. If only one of the contracts has this
  /// fact, the encoded key also differs.
  fileprivate var hasChangedWriter: Bool {
    old.isWrittenByHand != new.isWrittenByHand
      && (old.writes != new.writes || comparison.version > 1) && comparison.comparesWrites
  }

  /// Whether both versions encode the property, with its own known key or position.
  var isWrittenByBoth: Bool { isComparedAsWritten && old.writes != nil && new.writes != nil }

  /// Whether both versions encode the property in the same form as they decode it.
  fileprivate var isWrittenAsRead: Bool {
    old.writes == old.reads.first && new.writes == new.reads.first
  }

  fileprivate var writtenTypes: (old: WireType, new: WireType) {
    (old.type.uncoded.unwrapped, new.type.uncoded.unwrapped)
  }

  fileprivate var writtenTypeChanges: [Change] {
    let (before, after) = writtenTypes
    let what =
      "\(place.quoted) is written as \(after.description) now and was written as "
      + before.description
    switch comparison.relation(before, after) {
    case .same: return []
    case .unknown where before == after || hasUnknownForm(before, after): return []
    case .unknown:
      return [
        Change(.cannotJudge, at: place, what + ", which cannot be compared", .neither, .warning)
      ]
    case .narrowed:
      return [
        Change(
          .writeTypeChanged, at: place, what, .newServers, cure: "servers have to read both")
      ]
    case .widened, .overlapping, .disjoint:
      return [
        Change(
          .writeTypeChanged, at: place, what, .servers,
          cure: "keep it, and write the new type to another key")
      ]
    }
  }
}

extension ComparedProperty {
  /// The encoded JSON without the value of the property, in words.
  var formWithoutValue: String {
    if !new.isElement { return "objects without it" }
    return new.omission == nil ? "null" : "arrays without it"
  }
}

extension ContractProperty {
  fileprivate var isWrittenOnly: Bool { !isRead && isWritten }

  fileprivate var mayBeNil: Bool { presence == .optional || type.isOptional }

  /// Whether the property has its own known key or position.
  fileprivate var isComparedAsWritten: Bool { !isFlattened }
}

extension Change {
  fileprivate static func writerChanged(_ place: WirePlace, isAdded: Bool) -> Change {
    Change(
      .cannotJudge, at: place,
      "a hand-written function "
        + (isAdded ? "encodes \(place.quoted) now" : "no longer encodes \(place.quoted)"), .neither,
      .warning, cure: "compare the JSON with what servers read")
  }

  static func writeAdded(_ place: WirePlace) -> Change {
    Change(.writeAdded, at: place, "\(place.quoted) is written now", .neither)
  }

  static func writeRemoved(_ place: WirePlace) -> Change {
    Change(
      .writeRemoved, at: place, "\(place.quoted) is no longer written", .servers,
      cure: "keep writing it until no server reads it")
  }
}

extension Rule {
  static let writeAdded = Rule("write-added", .info, .warning)
  static let writeKeyChanged = Rule("write-key-changed", .error)
  static let writeRemoved = Rule("write-removed", .error)
  static let writeTypeChanged = Rule("write-type-changed", .error, .warning)
}
