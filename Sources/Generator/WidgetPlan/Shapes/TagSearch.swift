import WidgetModel
import WidgetSyntax

/// Finds the places of the discriminators that are next to the properties of a type's values.
///
/// For example: `type` for `any Component` and for each struct that conforms to it.
struct TagSearch {
  private let context: PlanningContext
  /// Whether the discriminators of families and enums are also found if the properties are at another place:
  /// `content = value`. Such a discriminator is never next to the properties of a struct or a class.
  private let includesAdjacent: Bool

  init(_ context: PlanningContext, includesAdjacent: Bool = false) {
    self.context = context
    self.includesAdjacent = includesAdjacent
  }

  private var model: Model { context.model }

  /// Returns the places of the discriminators of a type's families, or the place of the type's own discriminator if it
  /// is a family.
  func places(in type: TypeName, _ scope: Scope) -> Set<TagPlace> {
    var aliases = TypealiasResolver(model)
    return Set(aliases.declarations(ofValuesOf: type, in: scope).flatMap(places))
  }

  /// Returns the places of the discriminators of a declared type.
  func places(in id: DeclarationID) -> [TagPlace] {
    let attributes = model.attributes(of: id)
    if model.declaration(id).kind == .enum, attributes.isFamily {
      return [tag(of: Family.Representation(enum: attributes.family))].compactMap(\.self)
    }
    let isObject =
      [.struct, .class].contains(model.declaration(id).kind)
      && context.families.declared(by: id) == nil
    return context.families.containingOrDeclared(by: id).compactMap {
      isObject ? $0.representation.internalTag : tag(of: $0.representation)
    }
  }

  private func tag(of representation: Family.Representation) -> TagPlace? {
    includesAdjacent ? representation.tag : representation.internalTag
  }
}
