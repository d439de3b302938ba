/// What the app writes, for servers that read it. What is written as it is read changes with that.
extension ContractComparison {
  /// - Parameter readChanges: what changed of the properties as they are read.
  func writeChanges(
    _ old: [ContractProperty], _ new: [ContractProperty], at owner: String,
    besides readChanges: [Change]
  ) -> [Change] {
    guard comparesWrites else { return [] }
    var changes: [Change] = []
    for property in new where !property.isByHand && !property.isFlattened && !property.isElement {
      let place = "\(owner).\(property.name)"
      if let before = old.first(where: { $0.name == property.name }) {
        if before.isByHand || before.isFlattened || before.isElement { continue }
        changes += writeChanges(before, property, at: place, besides: readChanges)
          .map { $0.placed(property.place, old: before.place) }
      } else if property.isWrittenOnly {
        changes.append(
          Change(.writeAdded, .info, at: place, "'\(place)' is written now", .neither)
            .placed(property.place, old: nil))
      }
    }
    for property in old where property.isWrittenOnly {
      if new.contains(where: { $0.name == property.name }) { continue }
      changes.append(
        Self.removed("\(owner).\(property.name)").placed(nil, old: property.place))
    }
    return changes
  }

  /// Types of which one direction is new or gone.
  func writeChanges(_ old: ContractType, _ new: ContractType, at name: String) -> [Change] {
    // Swift writes raw values whatever is generated to read them.
    guard self.old.encodes, self.new.encodes, old.values == nil, new.values == nil else {
      return []
    }
    switch (old.directions.encodes, new.directions.encodes) {
    case (true, false): return [Self.removed(name)]
    case (false, true):
      return [Change(.writeAdded, .info, at: name, "'\(name)' is written now", .neither)]
    default: return []
    }
  }

  private static func removed(_ place: String) -> Change {
    Change(
      .writeRemoved, .error, at: place, "'\(place)' is no longer written", .servers,
      cure: "keep writing it until no server reads it")
  }

  private func writeChanges(
    _ old: ContractProperty, _ new: ContractProperty, at place: String,
    besides readChanges: [Change]
  ) -> [Change] {
    guard let before = old.writes else {
      return new.writes == nil
        ? [] : [Change(.writeAdded, .info, at: place, "'\(place)' is written now", .neither)]
    }
    guard let after = new.writes else { return [Self.removed(place)] }
    var changes: [Change] = []
    let isWrittenAsRead = before == old.reads.first && after == new.reads.first
    let isSaid =
      isWrittenAsRead
      && readChanges.contains { $0.at == place && [.keyChanged, .pathChanged].contains($0.rule) }
    if before != after, !isSaid {
      let (key, oldKey) = (after.joined(separator: "."), before.joined(separator: "."))
      changes.append(
        Change(
          .writeKeyChanged, .error, at: place,
          "'\(place)' is written to '\(key)' now and was to '\(oldKey)'", .servers,
          cure: "keep the key that is written: '// widgetgen: key(encode) = \"\(oldKey)\"'"))
    }
    if old.writesNull != new.writesNull {
      changes.append(
        Change(
          .writeNullChanged, .warning, at: place,
          new.writesNull
            ? "nil of '\(place)' is written as null now" : "nil of '\(place)' is left out now",
          .servers, cure: "servers have to read both"))
    }
    if let omission = new.omission, omission != old.omission {
      changes.append(
        Change(
          .writeOmitted, .warning, at: place,
          "'\(place)' is not written now \(Self.condition(omission))", .servers,
          cure: "servers have to read what is without it"))
    }
    if !new.isRead || !old.isRead { changes += writeTypeChange(old, new, at: place) }
    return changes
  }

  private static func condition(_ omission: String) -> String {
    omission == "default" ? "where it has its default" : "where '\(omission)'"
  }

  private func writeTypeChange(
    _ old: ContractProperty, _ new: ContractProperty, at place: String
  ) -> [Change] {
    let (before, after) = (old.type.unwrapped, new.type.unwrapped)
    let what = "'\(place)' is written as \(after.description) now and was as \(before.description)"
    switch relation(before, after) {
    case .same, .unknown: return []
    case .narrowed:
      return [
        Change(
          .writeTypeChanged, .warning, at: place, what, .newServers,
          cure: "servers have to read both")
      ]
    case .widened, .disjoint:
      return [
        Change(
          .writeTypeChanged, .error, at: place, what, .servers,
          cure: "keep it, and write the new type to another key")
      ]
    }
  }
}

extension ContractProperty {
  fileprivate var isWrittenOnly: Bool { !isRead && writes != nil }
}
