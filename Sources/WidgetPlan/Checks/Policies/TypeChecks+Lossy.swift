import WidgetModel
import WidgetSource
import WidgetSyntax

/// The rules of leaving out what cannot be decoded.
extension TypeChecks {
  func checkLossy() -> [Diagnostic] {
    guard planner.runtime.hasPolicies else { return [] }
    return (planned + plannedValues).compactMap { plan in
      let property = plan.property
      let isLossy = property.annotations.hasOwn(.lossy)
      let skips = property.annotations.hasOwn(.unknown) && property.annotations.isSkippingUnknown
      guard isLossy || skips, !plan.isReadByFunction,
        let declared = property.type
      else { return nil }
      if let keys = plan.shape.otherKeys {
        return .leavingOutNeedsStringKeys(property, keys, in: file)
      }
      if !isLossy || plan.shape.isCollection { return nil }
      if plan.codedWrapper != nil { return .lossyOfWrapper(property, in: file) }
      return planner.model.isSingle(declared, in: Scope(in: property.owner))
        ? .lossyNeedsCollection(property, in: file) : .lossyOfUnseen(property, declared, in: file)
    }
  }
}
