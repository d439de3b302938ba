import WidgetModel
import WidgetSource
import WidgetSyntax

/// Finds the names that values of a type may have at a place.
///
/// For example: `["text", "image"]` for `any Component` and the key `type`.
struct TaggedNames {
  private let context: PlanningContext
  private let tag: TagPlace
  private let tagType: Family.TagType
  /// The names that values of the visited enums may have, by enum. An enum that several cases store is therefore
  /// visited only once.
  private var known: [DeclarationID: [String]] = [:]

  init(_ context: PlanningContext, tag: TagPlace, tagType: Family.TagType) {
    self.context = context
    self.tag = tag
    self.tagType = tagType
  }

  private var model: Model { context.model }

  /// Returns the names that values of a type may have, or nil if they are unknown.
  ///
  /// - Parameter visiting: the enums around this type that are being visited. Their names are unknown, so that an enum
  ///   that contains itself does not cause endless recursion.
  mutating func names(
    of type: TypeName, in scope: Scope, excluding visiting: Set<DeclarationID>
  ) -> [String]? {
    switch type.shape {
    case .existential(let type), .opaque(let type):
      return names(of: type, in: scope, excluding: visiting)
    default: break
    }
    let expanded = model.expanded(type, in: scope)
    guard expanded.declarations.count == 1, let id = expanded.declarations.first,
      !visiting.contains(id)
    else { return nil }
    let attributes = model.attributes(of: id)
    if model.declaration(id).kind == .enum, attributes.isFamily {
      // The names are unknown unless the enum's discriminator has the same place and type.
      guard Family.Representation(enum: attributes.family).internalTag == tag,
        attributes.family.tagType == tagType
      else { return nil }
      if let names = known[id] { return names }
      let names = names(ofCasesOf: id, excluding: visiting.union([id]))
      known[id] = names
      return names
    }
    let families = context.families.containingOrDeclared(by: id).filter {
      $0.representation.internalTag == tag && $0.tagType == tagType
    }
    if let family = families.first(where: { $0.id == id }) {
      return family.members.flatMap(\.names)
    }
    guard context.families.describeEqually(id) else { return nil }
    return families.lazy.compactMap { $0.member(id)?.names }.first
  }

  private mutating func names(
    ofCasesOf id: DeclarationID, excluding visiting: Set<DeclarationID>
  ) -> [String]? {
    let type = model.type(id)
    var names: [String] = []
    for element in type.cases where element.isDecoded && !element.isFallback {
      let values = element.parameters ?? []
      let isNamed = !element.attributes.names.isEmpty || element.attributes.hasKeys
      if !isNamed, values.count == 1, values[0].label == nil,
        TagSearch(context).places(in: values[0].type, Scope(in: id)).contains(tag)
      {
        let inner = self.names(of: values[0].type, in: Scope(in: id), excluding: visiting)
        guard let inner else { return nil }
        names += inner
      } else {
        names += element.names(
          in: type.attributes,
          constant: context.tagValues.value(in: element.coded, of: id, at: tag)?.name)
      }
    }
    return names.uniqued()
  }
}
