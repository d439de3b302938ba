/// The properties and options of one version that are paired with others of the other version.
struct PairedNames: Sendable {
  /// The names of properties that have another name or owner in the other version.
  private var pairs: [String: Set<String>] = [:]
  /// The places of flattened properties, by their owners.
  private var flattened: [String: Set<String>] = [:]

  /// - Parameter names: the types that differ.
  init(_ comparison: ContractComparison, _ names: [String]) {
    for version in [comparison.old, comparison.new] {
      for (name, type) in version.contract.types {
        addFlattened(type.properties, of: name)
        for option in type.choice?.options ?? [] {
          if case .values(let values) = option.content {
            addFlattened(values, of: "\(name).\(option.id)")
          }
        }
        if let family = type.choice?.joins { join(name, family) }
      }
    }
    for name in names {
      guard let before = comparison.old.contract.types[name],
        let type = comparison.new.contract.types[name]
      else { continue }
      add(before.properties, type.properties, of: name, comparison)
      guard let old = before.choice, let new = type.choice else { continue }
      let choice = ComparedChoice(comparison: comparison, old: old, new: new, name: name)
      for pair in choice.pairs {
        join("\(name).\(pair.old.id)", "\(name).\(pair.new.id)")
        if case .values(let first) = pair.old.content, case .values(let second) = pair.new.content {
          add(first, second, of: "\(name).\(pair.new.id)", comparison)
        }
      }
    }
  }

  private mutating func addFlattened(_ properties: [ContractProperty], of owner: String) {
    for property in properties where property.isFlattened {
      flattened[owner, default: []].insert("\(owner).\(property.name)")
    }
  }

  private mutating func add(
    _ old: [ContractProperty], _ new: [ContractProperty], of owner: String,
    _ comparison: ContractComparison
  ) {
    if old.isEmpty && new.isEmpty { return }
    let properties = ComparedProperties(
      comparison: comparison, old: old, new: new, place: WirePlace(wire: owner, swift: owner))
    for pair in properties.pairs { join("\(owner).\(pair.old.name)", "\(owner).\(pair.new.name)") }
    for pair in properties.renamed {
      join("\(owner).\(pair.old.name)", "\(owner).\(pair.new.name)")
    }
  }

  private mutating func join(_ first: String, _ second: String) {
    if first == second { return }
    pairs[first, default: []].insert(second)
    pairs[second, default: []].insert(first)
  }

  /// Whether two parts are paired. Properties with the same name are paired, because a property may move between an
  /// object and a flattened type.
  func contains(_ old: PayloadTrace.Event.Part, _ new: PayloadTrace.Event.Part) -> Bool {
    if old.name == new.name || pairs[old.name]?.contains(new.name) == true { return true }
    guard case .property(_, let first) = old, case .property(_, let second) = new else {
      return false
    }
    return first == second
  }

  /// Returns the places that are about a part: its own place, the places of the parts that are paired with it, and the
  /// places of the properties that are flattened into a type.
  func names(of part: PayloadTrace.Event.Part) -> Set<String> {
    var names = (pairs[part.name] ?? []).union([part.name])
    if case .type(let name) = part { names.formUnion(flattened[name] ?? []) }
    return names
  }
}
