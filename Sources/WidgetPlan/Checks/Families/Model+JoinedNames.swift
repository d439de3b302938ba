import WidgetModel
import WidgetSource
import WidgetSyntax

/// Names over several modules, as far as their sources are given. Elsewhere, registering them throws.
extension Model {
  /// Reports types of this module that have the name of a type of another module in a family that both
  /// belong to; and those of two other modules, which may not know each other.
  func checkJoinedNames(_ families: [Family]) -> [Diagnostic] {
    let joining = Dictionary(grouping: families.filter { $0.joins != nil }) { family in
      joinedFamily(of: family.id)
    }
    let joined = families.filter { $0.base == nil && $0.representation != .untagged }
    return joined.flatMap { family -> [Diagnostic] in
      let modules = joining[family.id] ?? []
      if modules.isEmpty { return [] }
      let owners = owners(of: family, modules)
      return family.members.namesakes(by: \.names).filter { namesake in
        let (first, second) = (namesake.first.type, namesake.element.type)
        return owners[first] != owners[second]
          && namesake.first.condition == namesake.element.condition
          && (isOwn(first) || isOwn(second) || owners[first] != nil && owners[second] != nil)
      }.map { namesake in
        let (own, other) =
          isOwn(namesake.element.type)
          ? (namesake.element, namesake.first) : (namesake.first, namesake.element)
        return .duplicateName(
          namesake.name, in: family.name, place(of: own), first: place(of: other))
      }
    }
  }

  /// The joining family that each type belongs to; a type of the joined family's module has none.
  private func owners(of family: Family, _ joining: [Family]) -> [DeclarationID: DeclarationID] {
    let pairs = joining.flatMap { module in module.members.map { ($0.type, module.id) } }
    return Dictionary(pairs) { first, _ in first }
  }
}
