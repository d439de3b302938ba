import WidgetModel
import WidgetSource
import WidgetSyntax

/// A family of another module that joins a family, and that this module can register.
package struct JoiningModule: Sendable {
  /// The name of the module.
  package let module: String
  /// The name of the family's box, with the name of the module if several boxes have the name.
  package let box: String
  let family: DeclarationID
  /// The joined family, the family that it joins, and so on.
  let joined: [DeclarationID]
}

/// Finds the families of other modules that this module can register.
struct JoiningModules {
  let context: PlanningContext

  private var model: Model { context.model }

  /// Returns the public families of dependencies that join other families, sorted by module. Families whose types have
  /// no names, and families that are not available on all systems, are left out. Without a shared runtime, no module
  /// can register another one.
  func all() -> [JoiningModule] {
    if model.dependencies.isEmpty || context.runtime.module == nil { return [] }
    let joining = context.families.all.compactMap { family -> (Family, String)? in
      guard family.joins != nil, !family.isRefinement, !model.isOwn(family.id),
        family.access == .public, family.availability.isEmpty, hasNames(family),
        let module = context.modules.name(ofFile: model.files[family.id.file].source.path)
      else { return nil }
      return (family, module)
    }
    let boxes = Dictionary(grouping: joining + own.map { ($0, "") }, by: \.0.boxName)
    return joining.map { family, module in
      let isUnique = boxes[family.boxName]?.count == 1
      return JoiningModule(
        module: module, box: isUnique ? family.boxName : module + "." + family.boxName,
        family: family.id, joined: context.families.joined(by: family))
    }.stablySorted { ($0.module, $0.box) < ($1.module, $1.box) }
  }

  /// The families of this module that join other families.
  var own: [Family] {
    context.families.all.filter { family in
      family.joins != nil && !family.isRefinement && model.isOwn(family.id) && hasNames(family)
        && family.availability.isEmpty
    }
  }

  private func hasNames(_ family: Family) -> Bool {
    family.members.contains { member in
      model.attributes(of: member.type).isDecoded && !member.names.exactNames.isEmpty
    }
  }
}
