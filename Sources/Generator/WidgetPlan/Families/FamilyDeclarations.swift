package import WidgetModel
package import WidgetSyntax

/// The protocols and classes with `// widgetgen: family`, and the families of other modules that they join.
package struct FamilyDeclarations: Sendable {
  let model: Model
  /// The protocols and classes in the order of their files.
  package let ids: [DeclarationID]

  package init(_ model: Model) {
    self.model = model
    ids = model.annotatedTypes.filter {
      let attributes = model.attributes(of: $0)
      return [.protocol, .class].contains(model.declaration($0).kind) && attributes.isFamily
        && !attributes.isSkipped
    }
  }

  /// Returns the family that a family joins, or nil if there isn't one or no source declares it. Only protocols join
  /// families.
  func joined(by id: DeclarationID) -> DeclarationID? {
    guard model.declaration(id).kind == .protocol else { return nil }
    return model.attributes(of: id).family.joins.flatMap { name in
      model.types(named: name, in: Scope(in: id)).first {
        model.declaration($0).kind == .protocol && model.attributes(of: $0).isFamily
      }
    }
  }

  /// Returns the attributes of a family, including inherited attributes, and the last family in the chain of joined
  /// families.
  func attributes(
    of id: DeclarationID, joinedBy seen: Set<DeclarationID> = []
  ) -> (attributes: FamilyAttributes, root: DeclarationID) {
    let own = model.attributes(of: id).family
    // A family refines the family that it joins, so valid chains are not longer.
    guard seen.count < Conformances.longestChain, let joined = joined(by: id),
      !seen.contains(joined), joined != id
    else { return (own, id) }
    let (inherited, root) = attributes(of: joined, joinedBy: seen.union([id]))
    return (own.inheriting(from: inherited), root)
  }

  /// Returns the key style for a family's types, which the family inherits if it joins another family. Returns nil if
  /// no style is specified.
  func keyStyle(of id: DeclarationID) -> NameStyle? { attributes(of: id).attributes.keyStyle }
}
