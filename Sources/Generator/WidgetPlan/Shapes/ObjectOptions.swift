import WidgetModel
import WidgetSource
import WidgetSyntax

/// The parts of an object that the types of a family or the cases of an enum code, in addition to the discriminator.
///
/// For example: `Text` and `Image` for `any Component`, whose properties are next to the name.
struct ObjectOptions {
  /// The types whose properties are in the object.
  private(set) var types: [DeclarationID] = []
  /// The associated values that are in the object.
  private(set) var values: [PropertyPlan] = []
  /// The places of the values that contain the properties: of nested objects, or the names of externally tagged values.
  private(set) var contents: [[String]] = []

  /// Finds the parts for a family or an enum. There are none for another type, or if the name is the
  /// only key and is not always known.
  ///
  /// - Parameter isCoded: whether a case of an enum counts.
  init(
    of id: DeclarationID, _ context: PlanningContext, where isCoded: (EnumCase) -> Bool
  ) {
    if let names = ExternalNames(context).names(of: id, where: isCoded) {
      contents = names.map { [$0] }
      return
    }
    if let family = context.families.declared(by: id) {
      add(family)
      return
    }
    let type = context.model.type(id)
    guard type.kind == .enum, type.attributes.isFamily, type.rawType(in: context.model) == nil
    else { return }
    let cases = type.cases.filter { isCoded($0) && !$0.isFallback }
    switch Family.Representation(enum: type.attributes.family) {
    case .internal, .untagged: add(cases, of: type, context)
    case .adjacent(tag: _, let content):
      let names = cases.flatMap { $0.names(in: type.attributes) }
      contents = names.map(content.path).uniqued()
    case .external: break
    }
  }

  private mutating func add(_ family: Family) {
    switch family.representation {
    case .internal, .untagged: types = family.members.map(\.type)
    case .adjacent(tag: _, let content):
      contents = family.members.flatMap(\.names).map(content.path).uniqued()
    case .external: break
    }
  }

  private mutating func add(_ cases: [EnumCase], of type: ModelType, _ context: PlanningContext) {
    let planner = EnumPlanner(context, type, context.written(in: type))
    for element in cases {
      if let value = element.unkeyedValue {
        types += context.model.expanded(value.type.unwrapped, in: Scope(in: type.id))
          .declarations.prefix(1)
      } else {
        values += planner.values(of: element).map(\.property)
      }
    }
  }
}
