import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks properties whose type belongs to families that do not agree on its name. Such a type encodes no name, unlike
/// a type of one family; the box of each family does.
struct NamelessValueChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    guard planner.encodes else { return [] }
    return codedProperties.compactMap { plan in
      switch plan.destination {
      case .key, .path, .element, .whole: break
      case .flattened, .remainingKeys, .function, .nowhere: return nil
      }
      guard let id = plan.shape.declaration, let families = disagreeingFamilies(of: id),
        let first = families.first, let second = families.dropFirst().first
      else { return nil }
      return Diagnostic(
        .noPlaceForName, severity: .warning,
        "'\(plan.property.bareName)' is encoded without a name, because '\(first.name)' and "
          + "'\(second.name)' have different ones for '\(model.name(of: id))'; use the type "
          + "'\(first.valueType)', or the same tag and name in both",
        at: plan.property.range, in: model.files[plan.property.owner.file])
    }
  }

  /// Returns two families of a generated type that do not agree on its name, beginning with a family whose names are
  /// next to the properties. Returns nil if the families agree, or if a property encodes a name.
  private func disagreeingFamilies(of id: DeclarationID) -> [Family]? {
    guard model.declaration(id).kind.isStructOrClass, !context.families.describeEqually(id),
      context.selection.isCoded(id), !context.written(in: model.type(id)).hasEncode
    else { return nil }
    let all = context.families.containing(id).filter { !$0.isRefinement }
    let tags = all.compactMap(\.representation.internalTag)
    guard let first = all.first(where: { $0.representation.internalTag != nil }) else { return nil }
    let paths = EncodedProperties(context).properties(of: id).map(\.path)
    if tags.contains(where: { tag in tag.paths.contains(where: paths.contains) }) { return nil }
    func name(in family: Family) -> String? { family.member(id)?.names.first }
    let other = all.first {
      $0.representation != first.representation || name(in: $0) != name(in: first)
    }
    return other.map { [first, $0] }
  }
}
