import WidgetModel
import WidgetSource
import WidgetSyntax

/// The rules of what is left out of what is encoded, and of nil that is not.
extension TypeChecks {
  func checkOmissions() -> [Diagnostic] {
    guard planner.runtime.encodes else { return [] }
    return (planned + plannedValues).flatMap { plan -> [Diagnostic] in
      guard plan.isWrittenUnderKey else { return [] }
      return plan.property.annotations.filter { $0.ownKey == .omit && $0.value != .flag }
        .compactMap { annotation in
          switch OmissionRule(annotation.value) {
          case .never: checkNever(plan, annotation)
          case .default: checkDefault(plan, annotation)
          case .condition(let omission): checkCondition(omission, plan, annotation)
          }
        }
    }
  }

  private func checkNever(_ plan: PropertyPlan, _ annotation: Annotation) -> Diagnostic? {
    if plan.writesNil { return nil }
    let name = plan.property.bareName
    let why =
      plan.codedWrapper == nil
      ? "'\(name)' is never nil" : "its property wrapper codes '\(name)'"
    return .uselessAnnotation(annotation, why, in: file)
  }

  /// Why `omit = nil` changes nothing, or nil if it does.
  private func whyNilIsLeftOut(_ plan: PropertyPlan) -> String? {
    if !plan.shape.isOptional { return "'\(plan.property.bareName)' is never nil" }
    if case .fallback = plan.presence { return nil }
    return "nil is not written anyway"
  }

  /// What has no default has none to leave out; what cannot be compared is never the same.
  private func checkDefault(_ plan: PropertyPlan, _ annotation: Annotation) -> Diagnostic? {
    let name = plan.property.bareName
    guard case .fallback(let value) = plan.presence, !value.isNil else {
      let why =
        plan.shape.isOptional ? "nil is not written anyway" : "'\(name)' has no default"
      return .uselessAnnotation(annotation, why, in: file)
    }
    if let polymorph = plan.shape.polymorph, !polymorph.isConcrete {
      return .omissionOfIncomparable(plan.property, annotation, in: file)
    }
    guard let declared = plan.property.type else { return nil }
    let scope = Scope(in: plan.property.owner)
    switch conformances.lacking(.equatable, in: declared, from: scope) {
    case .declared, .parameter:
      return .omissionOfIncomparable(plan.property, annotation, in: file)
    case .foreign, nil: return nil
    }
  }

  /// What is left out has to be read again, as what it was.
  private func checkCondition(
    _ omission: Omission?, _ plan: PropertyPlan, _ annotation: Annotation
  ) -> Diagnostic? {
    guard let omission else { return .noCondition(annotation, in: file) }
    if annotation.value.text == "nil", let why = whyNilIsLeftOut(plan) {
      return .uselessAnnotation(annotation, why, in: file)
    }
    let shape = plan.shape.whole.unwrapped
    if let member = omission.member, planner.model.hasMember(member, shape) == false {
      return .noMember(member, of: plan.property, annotation, in: file)
    }
    if planner.model.isNotBoolean(omission, of: plan.shape.whole) {
      return .notBoolean(plan.property, annotation, in: file)
    }
    guard planner.decodes, plan.source != .nowhere, !plan.isReadByFunction else { return nil }
    switch plan.presence {
    case .required: return .omittedButRequired(plan.property, annotation, in: file)
    case .fallback(.expression(let value))
    where omission.member == "isEmpty" && value.isFilledLiteral:
      return .omittedForOther(plan.property, value, annotation, in: file)
    case .optional, .fallback: return nil
    }
  }
}

extension String {
  /// Whether it is a literal of a text or a list that is not empty.
  fileprivate var isFilledLiteral: Bool {
    (hasPrefix("\"") || hasPrefix("[")) && !["\"\"", "[]", "[:]"].contains(self)
  }
}
