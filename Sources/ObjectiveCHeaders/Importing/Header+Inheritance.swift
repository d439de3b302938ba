extension Header {
  /// The properties that a class has of its own, and of the protocols that it adopts.
  func ownProperties(of owner: HeaderClass) -> [HeaderProperty] {
    var inherited: Set<String> = []
    var next = owner.superclass
    var seen: Set<String> = [owner.name]
    while let name = next, seen.insert(name).inserted, let superclass = classes[name] {
      inherited.formUnion(superclass.properties.map(\.name))
      inherited.formUnion(required(by: superclass.protocols).map(\.name))
      next = superclass.superclass
    }
    let own = owner.properties.map(\.name)
    let required = required(by: owner.protocols).filter { !own.contains($0.name) }
    return (owner.properties + required).filter { !inherited.contains($0.name) }
  }

  /// The properties that protocols of these headers require, without those of the system.
  private func required(by names: [String]) -> [HeaderProperty] {
    var found: [HeaderProperty] = []
    var (queue, seen) = (names, Set<String>())
    while let name = queue.popLast() {
      guard seen.insert(name).inserted, let adopted = protocols[name], !adopted.isSystem
      else { continue }
      found += adopted.properties.filter { new in !found.contains { $0.name == new.name } }
      queue += adopted.protocols
    }
    return found
  }

  /// The initializers of a class, inherited ones included: all where it designates none itself.
  func allInitializers(of owner: HeaderClass) -> [HeaderInitializer] {
    var found = owner.initializers
    var hidden = owner.unavailable.union(found.map(\.selector))
    var current = owner
    var seen: Set<String> = [owner.name]
    while !current.initializers.contains(where: \.isDesignated), let name = current.superclass,
      seen.insert(name).inserted, let superclass = classes[name]
    {
      found += superclass.initializers.filter { !hidden.contains($0.selector) }
      hidden.formUnion(superclass.unavailable.union(superclass.initializers.map(\.selector)))
      current = superclass
    }
    let plain = found.filter { !$0.isDeprecated && $0.availability == nil }
    let callable = plain.isEmpty ? found : plain
    return callable.enumerated().filter { index, one in
      callable.prefix(index).allSatisfy { $0.labels != one.labels }
    }.map(\.element)
  }

  /// Whether a class says anything of initializers; if not, it has those of its superclass.
  func hasInitializers(_ owner: HeaderClass) -> Bool {
    !owner.initializers.isEmpty || !owner.unavailable.isEmpty
  }

  /// Whether an initializer is written with `convenience`.
  func isConvenience(_ initializer: HeaderInitializer, in owner: HeaderClass) -> Bool {
    if initializer.isFactory { return true }
    return owner.initializers.contains(where: \.isDesignated) && !initializer.isDesignated
  }

  /// The labels of the initializers that a subclass overrides.
  func designatedLabels(of name: String?) -> Set<String> {
    var next = name
    var seen: Set<String> = []
    while let name = next, seen.insert(name).inserted, let owner = classes[name] {
      if hasInitializers(owner) || owner.isSystem && !owner.initializers.isEmpty {
        let all = allInitializers(of: owner).filter { !isConvenience($0, in: owner) }
        return Set(all.map(\.labels))
      }
      next = owner.superclass
    }
    return []
  }
}
