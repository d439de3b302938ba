import WidgetModel
import WidgetSource
import WidgetSyntax

/// Finds the names that values of a type may have under a key which they write themselves.
///
/// For example: `["text", "image"]` of `any Component` under `type`.
struct TaggedNames {
  let model: Model
  let families: [Family]
  let tag: TagPlace
  let tagType: Family.TagType
  /// The names of enums that were looked at, which several cases may have as their value.
  private var known: [DeclarationID: [String]] = [:]

  init(model: Model, families: [Family], tag: TagPlace, tagType: Family.TagType) {
    self.model = model
    self.families = families
    self.tag = tag
    self.tagType = tagType
  }

  /// - Parameter seen: the types that are being looked at: an enum may contain itself.
  /// - Returns: nil where the names are unknown.
  mutating func names(
    of type: TypeName, in scope: Scope, besides seen: Set<DeclarationID>
  ) -> [String]? {
    switch type.shape {
    case .existential(let type), .opaque(let type): return names(of: type, in: scope, besides: seen)
    default: break
    }
    let expanded = model.expanded(type, in: scope)
    guard expanded.declarations.count == 1, let id = expanded.declarations.first,
      !seen.contains(id)
    else { return nil }
    let attributes = model.attributes(of: id)
    if model.declaration(id).kind == .enum, attributes.isFamily {
      // One place has names of one type.
      guard Family.Representation(ofEnum: attributes.family).internalTag == tag,
        attributes.family.tagType == tagType
      else { return nil }
      if let names = known[id] { return names }
      let names = names(ofCasesOf: id, besides: seen.union([id]))
      known[id] = names
      return names
    }
    let families = families.filter {
      $0.representation.internalTag == tag && $0.tagType == tagType
    }
    let family = families.first { $0.id == id }
    if let family { return family.members.flatMap(\.names) }
    guard self.families.describeEqually(id) else { return nil }
    return families.lazy.compactMap { $0.member(id)?.names }.first
  }

  private mutating func names(
    ofCasesOf id: DeclarationID, besides seen: Set<DeclarationID>
  ) -> [String]? {
    let type = model.type(id)
    var names: [String] = []
    for element in type.cases where element.isDecoded && !element.isFallback {
      let values = element.parameters ?? []
      let isNamed = element.attributes.hasName || element.attributes.hasKey
      if !isNamed, values.count == 1, values[0].label == nil,
        model.tagKeys(of: values[0].type, in: Scope(in: id), families).contains(tag)
      {
        guard let inner = self.names(of: values[0].type, in: Scope(in: id), besides: seen) else {
          return nil
        }
        names += inner
      } else {
        names += element.names(in: type.attributes)
      }
    }
    return names.uniqued()
  }
}
