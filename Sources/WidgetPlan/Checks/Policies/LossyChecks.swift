import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks `lossy` and `oneOrMany`, which apply only to collections.
struct LossyChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    guard runtime.hasPolicies else { return [] }
    return codedMembers.filter { !$0.isReadByFunction }.flatMap { plan in
      [lossyWithoutElements(plan), oneOrManyWithoutBrackets(plan)].compactMap(\.self)
    }
  }

  private func lossyWithoutElements(_ plan: PropertyPlan) -> Diagnostic? {
    let property = plan.property
    guard property.attributes.ownPolicy(.lossy) != nil, let declared = property.type,
      !plan.shape.isCollection
    else { return nil }
    if plan.codedWrapper != nil { return .lossyOfWrapper(property, in: file) }
    return model.expanded(declared.unwrapped, in: Scope(in: property.owner)).isSingle
      ? .lossyNeedsCollection(property, in: file) : .lossyOfUnseen(property, declared, in: file)
  }

  private func oneOrManyWithoutBrackets(_ plan: PropertyPlan) -> Diagnostic? {
    guard plan.property.attributes.ownPolicy(.oneOrMany) != nil, !plan.shape.isOneOrMany else {
      return nil
    }
    return .oneOrManyNeedsList(plan.property, in: file)
  }
}
