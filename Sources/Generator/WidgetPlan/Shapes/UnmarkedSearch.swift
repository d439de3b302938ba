import WidgetModel
import WidgetSyntax

/// Finds families and enums without a discriminator at a fixed place, in a type and in the values that it flattens.
///
/// For example: `Content` in `struct Update { /* widgetgen: flatten */ var content: Content }`, if `Content` is
/// `family = external`.
struct UnmarkedSearch {
  /// A family or an enum.
  struct Found {
    let name: String
    /// Whether the name is the only key. Otherwise, the values have no name.
    let isExternal: Bool
    /// Whether an annotation specifies the representation. Otherwise, an enum has the form of Swift's own coding.
    let isFamily: Bool
    /// The case of an untagged enum without values that is decoded from an object without keys, or nil if there isn't
    /// one.
    var emptyCase: String?
    /// The part of an externally tagged enum because of which any key can be a name, or nil if there isn't one.
    var wildcard: String?
  }

  private let context: PlanningContext
  /// The visited types, because types may flatten each other.
  private var seen: Set<DeclarationID> = []

  init(_ context: PlanningContext) { self.context = context }

  private var model: Model { context.model }

  /// Returns the families and enums that decode the object of a type. For an optional, this refers to the wrapped type.
  mutating func values(of type: TypeName, in scope: Scope) -> [Found] {
    var aliases = TypealiasResolver(model)
    return aliases.declarations(ofValuesOf: type, in: scope).flatMap { values(of: $0) }
  }

  mutating func values(of id: DeclarationID) -> [Found] {
    guard seen.insert(id).inserted else { return [] }
    if let family = context.families.declared(by: id) {
      return found(family.name, family.representation)
        + (family.representation == .untagged ? family.members.flatMap { values(of: $0.type) } : [])
    }
    let type = model.type(id)
    let written = context.written(in: type)
    if written.hasDecodingInit { return [] }
    switch type.kind {
    case .enum: return values(ofEnum: type)
    case .struct, .class:
      let superclass = model.superclass(of: id).map { values(of: $0.id) } ?? []
      // Swift's own coding does not flatten.
      return superclass
        + (context.selection.isCoded(id) ? values(ofObject: type, written) : [])
    case .protocol, .actor, .extension: return []
    }
  }

  private func found(
    _ name: String, _ representation: Family.Representation, isFamily: Bool = true
  ) -> [Found] {
    guard representation == .external || representation == .untagged else { return [] }
    return [Found(name: name, isExternal: representation == .external, isFamily: isFamily)]
  }

  private mutating func values(ofObject type: ModelType, _ written: WrittenMembers) -> [Found] {
    let properties = PropertyPlanner(context, type, written)
    var values: [Found] = []
    for property in type.codableProperties where property.attributes.isFlattened {
      let plan = properties.plan(property)
      guard case .flattened = plan.source, !plan.shape.isCoded, plan.externalNames == nil,
        let declared = property.type
      else { continue }
      values += self.values(of: declared, in: Scope(in: property.owner))
    }
    return values
  }

  /// Searches an enum and, if it is untagged, the values that are decoded from its object.
  private mutating func values(ofEnum type: ModelType) -> [Found] {
    let isMember = context.families.containing(type.id).contains {
      $0.member(type.id)?.isByCases == true
    }
    if isMember || type.rawType(in: model) != nil { return [] }
    guard type.attributes.isFamily else {
      // Sourcery's AutoCodable template ignores other keys.
      if case .autoCodable = context.runtime.enums, context.selection.isCoded(type.id) { return [] }
      return found(type.name, .external, isFamily: false)
    }
    let representation = Family.Representation(enum: type.attributes.family)
    var values = found(type.name, representation)
    if representation == .external {
      values[0].wildcard = ExternalNames(context).wildcard(of: type)
    }
    guard representation == .untagged else { return values }
    values[0].emptyCase =
      type.cases.first { !$0.hasValues && type.isDefault($0) }?.name.bareName
    for element in type.cases where element.isDecoded {
      let isSingle = element.unkeyedValue != nil
      for value in element.parameters ?? [] where isSingle || value.attributes.isFlattened {
        if value.attributes.isFlattened,
          ExternalNames(context).names(of: value.type, in: Scope(in: type.id)) != nil
        {
          continue
        }
        values += self.values(of: value.type, in: Scope(in: type.id))
      }
    }
    return values
  }
}
