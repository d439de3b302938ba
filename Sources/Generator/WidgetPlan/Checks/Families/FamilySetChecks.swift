import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks families against each other.
struct FamilySetChecks {
  private let context: PlanningContext

  init(_ context: PlanningContext) { self.context = context }

  private var model: Model { context.model }
  private var families: [Family] { context.families.all }

  /// - Parameter generated: the families that have a box.
  func run(generated: [Family]) -> [Diagnostic] {
    boxNames(of: generated) + joinedNames() + strayMembers()
  }

  /// Reports families whose boxes have the same name. Unlike protocols and classes, boxes are never nested in types.
  private func boxNames(of families: [Family]) -> [Diagnostic] {
    families.namesakes { [$0.boxName] }.filter { $0.element.name != $0.first.name }.map {
      Diagnostic(
        .generatedName,
        "'\($0.element.name)' and '\($0.first.name)' would both be generated as "
          + "'\($0.element.boxName)'; rename one of them",
        at: $0.element.range, in: model.files[$0.element.id.file],
        notes: [.init("the other family", at: $0.first.range, in: model.files[$0.first.id.file])])
    }
  }

  /// Reports two types if they are declared in different modules and have the same name in a family to which both
  /// belong. Neither module has to depend on the other. If the other module's sources are not scanned, registration
  /// throws instead.
  private func joinedNames() -> [Diagnostic] {
    let joining = Dictionary(grouping: families.filter { $0.joins != nil }) { family in
      family.joins?.family
    }
    let joined = families.filter { !$0.isRefinement && $0.representation != .untagged }
    return joined.flatMap { family -> [Diagnostic] in
      let modules = joining[family.id] ?? []
      return modules.isEmpty ? [] : joinedNames(in: family, owners: owners(joining: modules))
    }
  }

  private func joinedNames(
    in family: Family, owners: [DeclarationID: DeclarationID]
  ) -> [Diagnostic] {
    family.members.namesakes(by: \.names).filter { namesake in
      let (first, second) = (namesake.first.type, namesake.element.type)
      return owners[first] != owners[second]
        && namesake.first.condition == namesake.element.condition
        && (model.isOwn(first) || model.isOwn(second)
          || owners[first] != nil && owners[second] != nil)
    }.map { namesake in
      let (own, other) =
        model.isOwn(namesake.element.type)
        ? (namesake.element, namesake.first) : (namesake.first, namesake.element)
      return .duplicateName(
        namesake.name, in: family.name, model.place(of: own.type),
        first: model.place(of: other.type))
    }
  }

  /// Returns, for each type, the family through which it joins a family of another module. Types in the joined family's
  /// module are left out.
  private func owners(joining families: [Family]) -> [DeclarationID: DeclarationID] {
    let pairs = families.flatMap { module in module.members.map { ($0.type, module.id) } }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Reports types that conform to a family of another module, but not to a family of this module that joins it. The
  /// other module's generated code does not decode such types.
  private func strayMembers() -> [Diagnostic] {
    let roots = families.filter { !$0.isRefinement }
    let joining =
      roots.filter { model.isOwn($0.id) }.reduce(into: [:]) { joining, family in
        for joined in context.families.joined(by: family) {
          joining[joined, default: []].append(family)
        }
      } as [DeclarationID: [Family]]
    return roots.filter { !model.isOwn($0.id) }.flatMap { family -> [Diagnostic] in
      let joining = joining[family.id] ?? []
      let joined = Set(joining.flatMap(\.members).map(\.type))
      return family.members.filter { model.isOwn($0.type) && !joined.contains($0.type) }.map {
        let (file, range) = model.place(of: $0.type)
        let advice =
          joining.first.map { "conform it to '\($0.name)', which joins '\(family.name)'" }
          ?? (family.isClass
            ? "declare a protocol for the family, because only protocols can be joined"
            : "conform it to a protocol of this module that refines '\(family.name)' and is marked "
              + "with '// widgetgen: family, joins = \(family.name)'")
        return Diagnostic(
          .strayMember,
          "'\($0.name)' cannot be decoded as '\(family.name)', because the module of the family "
            + "does not know the type; " + advice,
          at: range, in: file)
      }
    }
  }
}

extension Rule {
  static let generatedName = Rule("generated-name", .error)
  static let strayMember = Rule("stray-member", .warning)
}
