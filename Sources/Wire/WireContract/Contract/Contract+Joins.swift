import WidgetSource

/// Families that join families of other modules. An app that registers the modules decodes their types as values of both
/// families.
extension Contract {
  /// The names of the families that join a family, sorted, by the name of the joined family.
  package var joiningFamilies: [String: [String]] {
    Dictionary(grouping: families) { types[$0]?.choice?.joins ?? "" }.filter { $0.key != "" }
  }

  /// Adds the options of each family to the family that it joins, and to the families that this family joins. An option
  /// that the joined family has already is not replaced. Untagged options are not added, because their order matters.
  mutating func addJoinedOptions() {
    let joining = joiningFamilies
    for name in joining.keys.stablySorted() {
      guard case .choice(var choice) = types[name]?.kind, choice.representation != .untagged else {
        continue
      }
      var known = Set(choice.options.map(\.id))
      var seen: Set = [name]
      var pending = joining[name] ?? []
      while !pending.isEmpty {
        let family = pending.removeFirst()
        guard seen.insert(family).inserted else { continue }
        choice.options += (types[family]?.choice?.options ?? []).filter {
          known.insert($0.id).inserted
        }
        pending += joining[family] ?? []
      }
      types[name]?.kind = .choice(choice)
    }
  }

  /// The contract without the options that `addJoinedOptions` adds again.
  var withoutJoinedOptions: Contract {
    var contract = self
    for (name, joining) in joiningFamilies {
      guard case .choice(var choice) = types[name]?.kind, choice.representation != .untagged else {
        continue
      }
      let joined = joining.flatMap { types[$0]?.choice?.options ?? [] }
      let texts = Dictionary(joined.map { ($0.id, $0.text(choice.tagType)) }) { first, _ in first }
      choice.options.removeAll {
        texts[$0.id] == $0.text(choice.tagType) && choice.missing != .option($0.id)
      }
      contract.types[name]?.kind = .choice(choice)
    }
    return contract
  }
}
