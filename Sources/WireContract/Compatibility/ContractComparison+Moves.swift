/// Properties that moved between an object and what is flattened into it: the JSON is the same.
extension ContractComparison {
  /// Returns what a removed property is now: under its key in the merged object.
  func movedTo(_ property: ContractProperty, of owner: String) -> ContractProperty? {
    Self.member(property, of: owner, newView)
  }

  /// Returns what an added property was.
  func movedFrom(_ property: ContractProperty, of owner: String) -> ContractProperty? {
    Self.member(property, of: owner, oldView)
  }

  private static func member(
    _ property: ContractProperty, of owner: String, _ view: WireView
  ) -> ContractProperty? {
    guard let path = property.reads.first, !property.isFlattened, !property.isElement,
      let member = view.object(owner)?.allMembers.first(where: { $0.paths.contains(path) }),
      var found = member.property, member.owner != owner
    else { return nil }
    if !member.isRequired, found.presence == .required { found.presence = .optional }
    return found
  }

  /// Whether a property that a flattened type lost is still in all objects that have its keys, or was in all before.
  func isInFlatteners(_ property: ContractProperty, of owner: String, isNew: Bool) -> Bool {
    let uses = isNew ? newUses : oldUses
    let other = isNew ? oldView : newView
    guard let owners = uses.onlyFlatteners(owner), !owners.isEmpty,
      let path = property.reads.first
    else { return false }
    return owners.allSatisfy { name in
      other.object(name)?.allMembers.contains { $0.paths.contains(path) } ?? false
    }
  }

  /// Whether all keys of a flattened property are keys of the object in the other version, too.
  func isMerged(_ property: ContractProperty, of owner: String, isNew: Bool) -> Bool {
    let (view, other) = isNew ? (newView, oldView) : (oldView, newView)
    guard property.isFlattened, case .named(let reference) = property.type.unwrapped,
      let object = view.object(reference.name), !object.hasOtherKeys, !object.allMembers.isEmpty,
      let keys = other.object(owner)?.allMembers.flatMap(\.paths)
    else { return false }
    return object.allMembers.allSatisfy { $0.paths.first.map(keys.contains) ?? false }
  }

  /// Whether nothing in a flattened property is required, so that it is read whether it is optional or not.
  func hasOnlyOptionalKeys(_ old: ContractProperty, _ new: ContractProperty) -> Bool {
    [(old, oldView), (new, newView)].allSatisfy { property, view in
      guard property.isFlattened, case .named(let reference) = property.type.unwrapped,
        let object = view.object(reference.name)
      else { return false }
      return !object.allMembers.contains(where: \.isRequired)
    }
  }
}
