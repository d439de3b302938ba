import WidgetSource

/// The facts about both versions that are not about one of their common types: the runtime, the type of payloads, and
/// the types that only the old version has.
struct ComparedApp: ComparedPart {
  static let checks: [ChangeCheck<ComparedApp>] = [.format, .functions, .root, .removedTypes]
  static let introductions = ["functions": 2]

  let comparison: ContractComparison

  var place: WirePlace {
    comparison.place(ofType: comparison.new.root ?? comparison.old.root ?? "contract")
  }

  var changes: [Change] { accountedChanges(Self.checks) }

  var facts: (old: ContractFacts, new: ContractFacts) {
    (Self.facts(of: comparison.old.contract), Self.facts(of: comparison.new.contract))
  }

  private static func facts(of contract: Contract) -> ContractFacts {
    var facts: ContractFacts = ["runtime": .string(contract.runtime)]
    facts["root"] = contract.root.map(JSONTree.string)
    facts["functions"] = contract.functionsTree
    return facts
  }
}

extension ChangeCheck<ComparedApp> {
  /// Finds types that the new version does not have. A type that another type mentions is not reported, because the
  /// place that mentions it changed as well.
  static let removedTypes = ChangeCheck(.typeRemoved, .writeRemoved) { app in
    let (old, new) = (app.comparison.old, app.comparison.new)
    let mentioned = old.contract.mentionedTypes
    return old.contract.sortedTypes.compactMap { name, type in
      guard new.contract.types[name] == nil, !mentioned.contains(name) else { return nil }
      let change: Change =
        type.directions.decodes
        ? .typeRemoved("was removed", at: old.names.place(ofType: name))
        : .writeRemoved(old.names.place(ofType: name))
      return change.softened(type.deprecation).placed(nil, old: type.place)
    }
  }
}

extension Contract {
  /// The names of the types that another type mentions.
  fileprivate var mentionedTypes: Set<String> {
    types.reduce(into: []) { names, type in
      names.formUnion(type.value.references.filter { $0 != type.key })
    }
  }
}

extension Change {
  /// Returns the change of a type that is no longer decoded.
  static func typeRemoved(_ what: String, at place: WirePlace) -> Change {
    Change(
      .typeRemoved, at: place, "\(place.quoted) \(what)", .backward,
      cure: "keep it until no backend sends it", use: .init(.old, .type(place.swift)))
  }
}

extension Rule {
  static let typeRemoved = Rule("type-removed", .error)
}
