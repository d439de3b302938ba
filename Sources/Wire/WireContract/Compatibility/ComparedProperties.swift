import WidgetSource

/// The properties of an object, the elements of an array or the values of a case, in both versions.
///
/// Properties are paired by their names, then by a common key, then if they moved between an object and a flattened
/// type. The remaining properties are paired if they were probably renamed.
struct ComparedProperties: Sendable {
  static let checks: [ChangeCheck<ComparedProperties>] = [
    .renames, .additions, .takenKeys, .removals, .written,
  ]

  let comparison: ContractComparison
  let old: [ContractProperty]
  let new: [ContractProperty]
  /// The type or case that contains the properties.
  let place: WirePlace
  private(set) var pairs: [(old: ContractProperty, new: ContractProperty)] = []
  /// Properties that were probably renamed, with whether their names are similar.
  private(set) var renamed: [(old: ContractProperty, new: ContractProperty, isSimilar: Bool)] = []
  private(set) var removed: [ContractProperty] = []
  private(set) var added: [ContractProperty] = []

  init(
    comparison: ContractComparison, old: [ContractProperty], new: [ContractProperty],
    place: WirePlace
  ) {
    self.comparison = comparison
    self.old = old
    self.new = new
    self.place = place
    pairNames(old.filter(\.isRead), new.filter(\.isRead))
    pairMoves()
    pairRenames()
  }

  var changes: [Change] {
    (pairs + unreadPairs).flatMap { pair in
      property(pair.old, pair.new).changes.map { $0.placed(pair.new.place, old: pair.old.place) }
    } + Self.checks.changes(of: self)
  }

  /// The properties of both versions that at least one version does not read.
  private var unreadPairs: [(old: ContractProperty, new: ContractProperty)] {
    new.compactMap { property in
      guard let before = old.first(where: { $0.name == property.name }),
        !before.isRead || !property.isRead
      else { return nil }
      return (before, property)
    }
  }

  func property(_ old: ContractProperty, _ new: ContractProperty) -> ComparedProperty {
    ComparedProperty(
      comparison: comparison, old: old, new: new, owner: place, place: place(of: new))
  }

  func place(of property: ContractProperty) -> WirePlace {
    place.appending(wire: property.wireName, swift: property.name)
  }

  // MARK: - Pairs

  /// Pairs properties by their names, and the remaining ones by a common key, because a new name in Swift alone does
  /// not change the JSON.
  private mutating func pairNames(_ old: [ContractProperty], _ new: [ContractProperty]) {
    added = new
    var unmatched: [ContractProperty] = []
    for property in old {
      if let index = added.firstIndex(where: { $0.name == property.name }) {
        pairs.append((property, added.remove(at: index)))
      } else {
        unmatched.append(property)
      }
    }
    for property in unmatched {
      let index = added.firstIndex { other in
        other.reads.contains { property.reads.contains($0) }
      }
      if let index {
        pairs.append((property, added.remove(at: index)))
      } else {
        removed.append(property)
      }
    }
  }

  /// Updates `removed` and `added` for properties that moved between the object and a flattened type: they are removed
  /// from both, because the JSON is the same. If the flattened type is in this object, its property is paired with
  /// the moved property.
  private mutating func pairMoves() {
    let (before, after) = (comparison.old, comparison.new)
    for property in removed {
      let now = after.member(property, of: place.swift)
      if let now { pairs.append((property, now)) }
      guard
        now != nil || before.isInFlatteners(property, of: place.swift, in: after)
          || before.isMerged(property, of: place.swift, in: after)
      else { continue }
      removed.removeAll { $0.name == property.name }
    }
    for property in added {
      let earlier = before.member(property, of: place.swift)
      if let earlier { pairs.append((earlier, property)) }
      guard
        earlier != nil || after.isInFlatteners(property, of: place.swift, in: before)
          || after.isMerged(property, of: place.swift, in: before)
      else { continue }
      added.removeAll { $0.name == property.name }
    }
  }

  private mutating func pairRenames() {
    for property in removed {
      let candidates = added.filter { isAlike(property, $0) }
      let names = candidates.map(\.name)
      let near =
        names.first { property.name.isPart(of: $0) }
        ?? Suggestion.nearest(to: property.name, in: names)
      let isAlone = removed.count(where: { isAlike($0, property) }) == 1 && names.count == 1
      guard let name = near ?? (isAlone ? names.first : nil),
        let match = candidates.first(where: { $0.name == name })
      else { continue }
      renamed.append((property, match, near != nil))
      removed.removeAll { $0.name == property.name }
      added.removeAll { $0.name == name }
    }
  }

  /// Whether two properties may be the same property before and after a rename.
  private func isAlike(_ old: ContractProperty, _ new: ContractProperty) -> Bool {
    !old.isFlattened && !new.isFlattened && !old.isElement && !new.isElement && !old.isByHand
      && !new.isByHand && comparison.relation(old.type.unwrapped, new.type.unwrapped) == .same
  }
}

/// A property that both versions have.
struct ComparedProperty: ComparedPart {
  static let introductions = ["defaultValue": 2, "field": 2, "only": 2, "writtenByHand": 2]
  /// The checks of properties that both versions read.
  static let checks: [ChangeCheck<ComparedProperty>] =
    [.flattening, .key, .position, .presence] + checksOfTypes
    + PropertyFact.checks(of: .form, .decoding) + checksOfWriting
  private static let checksOfTypes: [ChangeCheck<ComparedProperty>] = [
    .coder, .type, .lossy, .unknownNames,
  ]
  /// The checks of a value without a key, such as the only value of a case.
  static let checksOfValues: [ChangeCheck<ComparedProperty>] =
    checksOfTypes + PropertyFact.checks(of: .decoding)
  /// The checks of properties that both versions encode.
  private static let checksOfWriting: [ChangeCheck<ComparedProperty>] =
    [.writtenKey, .writtenBrackets] + PropertyFact.checks(of: .encoding)
  /// The checks of properties that a user-defined function decodes in at least one version.
  private static let checksOfHandWritten: [ChangeCheck<ComparedProperty>] =
    [.handWritten] + checksOfWriting
  /// The checks of properties that at least one version only encodes.
  static let checksOfUnread: [ChangeCheck<ComparedProperty>] =
    [.writtenFlattening] + checksOfWriting + [.writtenType, .writtenCoder, .writtenPresence]
    + PropertyFact.checks(of: .form)

  let comparison: ContractComparison
  let old: ContractProperty
  let new: ContractProperty
  /// The type or case that contains the property.
  let owner: WirePlace
  let place: WirePlace

  var changes: [Change] {
    if isByHand { return accountedChanges(Self.checksOfHandWritten) }
    return accountedChanges(old.isRead && new.isRead ? Self.checks : Self.checksOfUnread)
  }

  var facts: (old: ContractFacts, new: ContractFacts) {
    let (before, after) = (
      old.facts(comparison.comparesWrites), new.facts(comparison.comparesWrites)
    )
    if old.isRead == new.isRead, !isByHand { return (before, after) }
    // The comparison of all properties reports the property as added or removed.
    let written: Set = ["only", "writes", "omitted", "writesNull", "writtenByHand"]
    return (
      before.filter { written.contains($0.key) }, after.filter { written.contains($0.key) }
    )
  }

  private var isByHand: Bool { old.isByHand || new.isByHand }

  /// The loss in the old version if the value is wrong.
  var oldLoss: Change.Loss { old.onError == nil ? .screen : .value }

  /// The loss in the new version if the value is wrong.
  var newLoss: Change.Loss { new.onError == nil ? .screen : .value }

  /// The values of the property in current payloads.
  var use: PayloadUse { .init(.old, .key(owner: owner.swift, property: old.name, spelling: nil)) }
}

extension ContractProperty {
  /// Returns the facts about the property.
  ///
  /// - Parameter encodes: whether facts about encoding are included.
  fileprivate func facts(_ encodes: Bool) -> ContractFacts {
    var facts = members(encodes).compactMapValues(\.self)
    if isElement {
      facts["reads"] = reads.first.map(JSONTree.strings)
      facts["writes"] = encodes ? writes.map(JSONTree.strings) : nil
      facts["only"] = nil
    }
    return facts.merging(type.facts) { $1 }
  }
}

extension ComparedVersion {
  /// Returns the property that a flattened type adds to the object under the key of the given property, or nil if there
  /// isn't one.
  func member(_ property: ContractProperty, of owner: String) -> ContractProperty? {
    guard let path = property.reads.first, !property.isFlattened, !property.isElement,
      let member = view.object(owner)?.allMembers.first(where: { $0.paths.contains(path) }),
      var found = member.property, member.owner != owner
    else { return nil }
    if !member.isRequired, found.presence == .required { found.presence = .optional }
    return found
  }

  /// Whether every object into which a type is flattened has the property's key in the other version. False for a type
  /// that is also used without being flattened, because the type then needs the key itself.
  func isInFlatteners(
    _ property: ContractProperty, of owner: String, in other: ComparedVersion
  ) -> Bool {
    guard let owners = uses.onlyFlatteners(owner), !owners.isEmpty, let path = property.reads.first
    else { return false }
    return owners.allSatisfy { name in
      other.view.object(name)?.allMembers.contains { $0.paths.contains(path) } ?? false
    }
  }

  /// Whether all keys of a flattened property are keys of the object in the other version.
  func isMerged(
    _ property: ContractProperty, of owner: String, in other: ComparedVersion
  ) -> Bool {
    guard property.isFlattened, case .named(let reference) = property.type.unwrapped,
      let object = view.object(reference.name), !object.hasOtherKeys, !object.allMembers.isEmpty,
      let keys = other.view.object(owner)?.allMembers.flatMap(\.paths)
    else { return false }
    return object.allMembers.allSatisfy { $0.paths.first.map(keys.contains) ?? false }
  }
}

extension String {
  /// Whether one of two names contains the other, ignoring letter case.
  fileprivate func isPart(of other: String) -> Bool {
    let (short, long) = (lowercased(), other.lowercased())
    return long.holds(short) || short.holds(long)
  }

  /// Whether two names are probably an old and a new name of the same declaration.
  func isSimilar(to other: String) -> Bool {
    isPart(of: other) || Suggestion.nearest(to: self, in: [other]) != nil
  }
}
