import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks `lossy` and `oneOrMany`, which apply only to collections.
struct LossyChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    guard runtime.hasPolicies else { return [] }
    return codedMembers.flatMap { plan in
      let lossy = plan.isReadByFunction ? nil : lossyWithoutElements(plan)
      return [lossy, oneOrManyWithoutBrackets(plan)].compactMap(\.self)
    }
  }

  private func lossyWithoutElements(_ plan: PropertyPlan) -> Diagnostic? {
    let property = plan.property
    guard property.attributes.ownPolicy(.lossy) != nil, let declared = property.type,
      !plan.shape.isCollection
    else { return nil }
    if plan.codedWrapper != nil {
      return Diagnostic(
        .lossyNeedsCollection,
        "'lossy' drops elements, and '\(property.bareName)' is coded by its wrapper; remove "
          + "'lossy', or the wrapper",
        at: property.range(of: .lossy), in: file)
    }
    return model.expanded(declared.unwrapped, in: Scope(in: property.owner)).isSingle
      ? Diagnostic(
        .lossyNeedsCollection,
        "'lossy' drops elements, and '\(property.bareName)' is not an array, a set or a "
          + "dictionary; use 'invalid' to replace a value that cannot be decoded",
        at: property.range(of: .lossy), in: file)
      : Diagnostic(
        .lossyNeedsCollection,
        "'lossy' drops elements, but the sources do not show whether '\(declared.text)' has "
          + "elements; write the type of '\(property.bareName)' as an array, a set or a dictionary",
        at: property.range(of: .lossy), in: file)
  }

  private func oneOrManyWithoutBrackets(_ plan: PropertyPlan) -> Diagnostic? {
    guard let annotation = plan.property.attributes.ownPolicy(.oneOrMany),
      annotation.direction == .both || !plan.isReadByFunction
    else { return nil }
    if !plan.shape.isOneOrMany {
      return Diagnostic(
        .oneOrManyNeedsList,
        "'oneOrMany' decodes a single element without brackets, but '\(plan.property.bareName)' "
          + "is not known to be an array or a set of elements that are not arrays; remove it, or "
          + "change the type",
        at: plan.property.range(of: .oneOrMany), in: file)
    }
    return annotation.direction == .both && !plan.shape.encodesSingleElements
      ? Diagnostic(
        .oneOrManyNeedsList,
        "an element of '\(plan.property.bareName)' may be null or an array, which without "
          + "brackets is decoded as another list; write 'oneOrMany'",
        at: plan.property.range(of: .oneOrMany), in: file) : nil
  }
}

extension Rule {
  static let lossyNeedsCollection = Rule("lossy-needs-collection", .error)
  static let oneOrManyNeedsList = Rule("one-or-many-needs-list", .error)
}
