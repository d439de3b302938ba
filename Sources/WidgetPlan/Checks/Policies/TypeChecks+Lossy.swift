import WidgetModel
import WidgetSource
import WidgetSyntax

/// The rules of leaving out what cannot be decoded, and brackets.
extension TypeChecks {
  /// Only what is in brackets can be without them.
  func checkOneOrMany() -> [Diagnostic] {
    guard planner.runtime.hasPolicies else { return [] }
    return (planned + plannedValues).compactMap { plan in
      let property = plan.property
      guard property.attributes.ownPolicy(.oneOrMany) != nil, !plan.isReadByFunction,
        !plan.shape.isOneOrMany
      else { return nil }
      return .oneOrManyNeedsList(property, in: file)
    }
  }

  func checkLossy() -> [Diagnostic] {
    guard planner.runtime.hasPolicies else { return [] }
    return (planned + plannedValues).compactMap { plan in
      let property = plan.property
      guard property.attributes.ownPolicy(.lossy) != nil, !plan.isReadByFunction,
        let declared = property.type
      else { return nil }
      if plan.shape.isCollection { return nil }
      if plan.codedWrapper != nil { return .lossyOfWrapper(property, in: file) }
      return planner.model.isSingle(declared, in: Scope(in: property.owner))
        ? .lossyNeedsCollection(property, in: file) : .lossyOfUnseen(property, declared, in: file)
    }
  }
}
