import WidgetModel
import WidgetSyntax

extension Model {
  /// The places of the discriminators that a value of a type writes among its own properties: those of
  /// its families, or of the family that the type is.
  ///
  /// For example: `type` of `any Component` and of each struct that conforms to it.
  func tagKeys(of type: TypeName, in scope: Scope, _ families: [Family]) -> Set<TagPlace> {
    var aliases = TypealiasResolver(self)
    return tagKeys(of: type, in: scope, families, &aliases)
  }

  private func tagKeys(
    of type: TypeName, in scope: Scope, _ families: [Family], _ aliases: inout TypealiasResolver
  ) -> Set<TagPlace> {
    let expanded = aliases.expand(type, in: scope)
    switch expanded.type.shape {
    case .optional(let type), .existential(let type), .opaque(let type):
      return tagKeys(of: type, in: expanded.scope, families, &aliases)
    case .composition(let types):
      return types.reduce(into: []) {
        $0.formUnion(tagKeys(of: $1, in: expanded.scope, families, &aliases))
      }
    case .named: return Set(expanded.declarations.flatMap { tagKeys(of: $0, families) })
    default: return []
    }
  }

  private func tagKeys(of id: DeclarationID, _ families: [Family]) -> [TagPlace] {
    let attributes = attributes(of: id)
    if declaration(id).kind == .enum, attributes.isFamily {
      let key = Family.Representation(ofEnum: attributes.family).internalTag
      return key.map { [$0] } ?? []
    }
    return families.filter { family in
      family.id == id || family.member(id) != nil
    }.compactMap(\.representation.internalTag)
  }
}
