import WidgetSource

extension ChangeCheck<ComparedType> {
  /// Finds types that only one of the versions encodes.
  static let directions = ChangeCheck(.writeAdded, .writeRemoved) { type in
    // Enums with raw values are skipped, because Swift encodes them even if generated code only decodes them.
    guard type.comparison.old.contract.encodes, type.comparison.new.contract.encodes,
      type.old.values == nil, type.new.values == nil
    else { return [] }
    switch (type.old.directions.encodes, type.new.directions.encodes) {
    case (true, false): return [.writeRemoved(type.place)]
    case (false, true): return [.writeAdded(type.place)]
    default: return []
    }
  }
}

extension ChangeCheck<ComparedType> {
  /// Compares whether values are encoded without an object.
  static let writtenShorthand = ChangeCheck(.writeTypeChanged) { type in
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
  static let writtenTag = ChangeCheck(.writeKeyChanged) { choice in
    guard choice.comparison.comparesWrites, let before = choice.old.representation.tag?.writes,
      let after = choice.new.representation.tag?.writes, before != after
    else { return [] }
    let (oldKey, key) = (before.joined(separator: "."), after.joined(separator: "."))
    return [
      Change(
        .writeKeyChanged, at: choice.place,
        "the name of \(choice.place.quoted) is written to '\(key)' now and was written to '\(oldKey)'",
        .servers, cure: "keep the key that is written")
    ]
  }
}

extension ChangeCheck<ComparedProperties> {
  /// Compares properties that at least one version does not read.
  static let writtenProperties = ChangeCheck(.writeAdded, .writeRemoved) { properties in
    guard properties.comparison.comparesWrites else { return [] }
    var changes: [Change] = []
    for property in properties.new where property.isComparedAsWritten {
      guard let before = properties.old.first(where: { $0.name == property.name }) else {
        if property.isWrittenOnly {
          changes.append(
            .writeAdded(properties.place(of: property)).placed(property.place, old: nil))
        }
        continue
      }
      // Another check compares properties that both versions read.
      guard before.isComparedAsWritten, !before.isRead || !property.isRead else { continue }
      changes += properties.property(before, property).writeChanges
        .map { $0.placed(property.place, old: before.place) }
    }
    for property in properties.old where property.isWrittenOnly {
      if properties.new.contains(where: { $0.name == property.name }) { continue }
      changes.append(
        .writeRemoved(properties.place(of: property)).placed(nil, old: property.place))
    }
    return changes
  }
}

extension ChangeCheck<ComparedProperty> {
  /// Compares the encoded form of a property that both versions decode. If the property is encoded in the same form as
  /// it is decoded, only the rules for decoding report the change.
  static let written = ChangeCheck(
    .writeAdded, .writeKeyChanged, .writeRemoved, .writeTypeChanged
  ) { pair in
    guard pair.comparison.comparesWrites, pair.old.isComparedAsWritten, pair.new.isComparedAsWritten
    else { return [] }
    return pair.writeChanges
  }
}

extension ComparedProperty {
  fileprivate var writeChanges: [Change] {
    guard let before = old.writes else { return new.writes == nil ? [] : [.writeAdded(place)] }
    guard let after = new.writes else { return [.writeRemoved(place)] }
    var changes: [Change] = []
    let isWrittenAsRead = before == old.reads.first && after == new.reads.first
    if before != after, !isWrittenAsRead {
      let (key, oldKey) = (after.joined(separator: "."), before.joined(separator: "."))
      changes.append(
        Change(
          .writeKeyChanged, at: place,
          "\(place.quoted) is written to '\(key)' now and was written to '\(oldKey)'", .servers,
          cure: "keep the key that is written: '// widgetgen: key(encode) = \(oldKey)'"))
    }
    if old.type.encodesSingleElements != new.type.encodesSingleElements {
      changes.append(
        Change(
          .writeTypeChanged, at: place,
          "a single element of \(place.quoted) is encoded "
            + (new.type.encodesSingleElements ? "without brackets now" : "in brackets now"),
          .servers, .warning, cure: "servers have to decode both"))
    }
    return changes + PropertyFact.checks(of: .encoding).changes(of: self)
      + (new.isRead && old.isRead ? [] : typeChanges)
  }

  private var typeChanges: [Change] {
    let (before, after) = (old.type.unwrapped, new.type.unwrapped)
    let what =
      "\(place.quoted) is written as \(after.description) now and was written as "
      + before.description
    switch comparison.relation(before, after) {
    case .same, .unknown: return []
    case .narrowed:
      return [
        Change(
          .writeTypeChanged, at: place, what, .newServers, cure: "servers have to read both")
      ]
    case .widened, .disjoint:
      return [
        Change(
          .writeTypeChanged, at: place, what, .servers,
          cure: "keep it, and write the new type to another key")
      ]
    }
  }
}

extension ContractProperty {
  fileprivate var isWrittenOnly: Bool { !isRead && writes != nil }

  /// Whether the property has its own known key.
  fileprivate var isComparedAsWritten: Bool { !isByHand && !isFlattened && !isElement }
}

extension Change {
  fileprivate static func writeAdded(_ place: WirePlace) -> Change {
    Change(.writeAdded, at: place, "\(place.quoted) is written now", .neither)
  }

  fileprivate static func writeRemoved(_ place: WirePlace) -> Change {
    Change(
      .writeRemoved, at: place, "\(place.quoted) is no longer written", .servers,
      cure: "keep writing it until no server reads it")
  }
}

extension Rule {
  static let writeAdded = Rule(
    "write-added", .info, title: "The app encodes another property",
    explanation:
      "Servers that decode the app's JSON can use it.")

  static let writeKeyChanged = Rule(
    "write-key-changed", .error, title: "The app encodes a property under another key",
    explanation:
      "Servers that decode the old key lose the value.")

  static let writeRemoved = Rule(
    "write-removed", .error, title: "The app no longer encodes a property",
    explanation:
      "Servers that require the key fail without it.")

  static let writeTypeChanged = Rule(
    "write-type-changed", .error, .warning, title: "The app encodes a property in another type",
    explanation:
      "Servers that decode the old type fail on the new values.")
}
