import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks `omit` on properties and values: a value that is left out has to be decoded again as what it was.
struct OmissionChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    guard runtime.encodes else { return [] }
    return codedMembers.flatMap { plan -> [Diagnostic] in
      guard plan.isEncodedUnderKey else { return [] }
      return plan.property.annotations.filter { $0.ownKey == .omit && $0.value != .flag }
        .compactMap { annotation in
          switch OmissionRule(annotation.value) {
          case .never: problem(ofNever: annotation, plan)
          case .default: problem(ofDefault: annotation, plan)
          case .condition(let omission): problem(of: omission, annotation, plan)
          }
        }
    }
  }

  /// The problem of `omit = never` on a value that is never nil, or nil.
  private func problem(ofNever annotation: Annotation, _ plan: PropertyPlan) -> Diagnostic? {
    if plan.encodesNil { return nil }
    let name = plan.property.bareName
    let why =
      plan.codedWrapper == nil
      ? "'\(name)' is never nil" : "its property wrapper codes '\(name)'"
    return .uselessAnnotation(annotation, why, in: file)
  }

  /// The problem of `omit = default` on a value without a default, or on one that cannot be compared, or nil.
  private func problem(ofDefault annotation: Annotation, _ plan: PropertyPlan) -> Diagnostic? {
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
    switch subject.conformances.lacking(.equatable, in: declared, from: scope) {
    case .declared, .parameter:
      return .omissionOfIncomparable(plan.property, annotation, in: file)
    case .foreign, nil: return nil
    }
  }

  /// The problem of `omit` with a condition, or nil.
  private func problem(
    of omission: Omission?, _ annotation: Annotation, _ plan: PropertyPlan
  ) -> Diagnostic? {
    guard let omission else { return .noCondition(annotation, in: file) }
    if annotation.value.text == "nil", let why = reasonForNoNil(plan) {
      return .uselessAnnotation(annotation, why, in: file)
    }
    let shape = plan.shape.complete.unwrapped
    if let member = omission.member,
      ValueTraits(context.conformances).hasMember(member, shape) == false
    {
      return .noMember(member, of: plan.property, annotation, in: file)
    }
    if isNotBoolean(omission, of: plan.shape.complete) {
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

  /// Why `omit = nil` changes nothing, or nil if it does.
  private func reasonForNoNil(_ plan: PropertyPlan) -> String? {
    if !plan.shape.isOptional { return "'\(plan.property.bareName)' is never nil" }
    if case .fallback = plan.presence { return nil }
    return "nil is not written anyway"
  }

  /// Whether a condition is certainly not a Boolean of a value.
  private func isNotBoolean(_ omission: Omission, of shape: JSONShape) -> Bool {
    switch omission {
    case .condition("$0"), .condition("!$0"):
      // `!` of an optional does not compile either.
      shape.isOptional || shape.isCertainlyNotBoolean
    case .member(let name): isNotBoolean(name, of: shape.unwrapped)
    case .condition, .equalsDefault, .isMissing: false
    }
  }

  private func isNotBoolean(_ member: String, of shape: JSONShape) -> Bool {
    switch shape {
    case .array, .dictionary: member.isMisspelledEmptiness
    case .value(let value) where value.collection != nil: member.isMisspelledEmptiness
    case .value(let value):
      if let id = value.declaration {
        model.type(id).properties.first { $0.bareName == member }?.type
          .map { $0.dottedName != "Bool" } ?? false
      } else {
        value.name == "String" && member.isMisspelledEmptiness
      }
    case .optional, .partial, .polymorphic, .uncodable: false
    }
  }
}

extension JSONShape {
  /// Whether it is of a known type other than `Bool`.
  fileprivate var isCertainlyNotBoolean: Bool {
    switch self {
    case .array, .dictionary: true
    case .value(let value): isScalar && value.name != "Bool"
    case .optional, .partial, .polymorphic, .uncodable: false
    }
  }
}

extension String {
  /// Whether it is nearly `isEmpty`. Any other name may be declared in an extension.
  fileprivate var isMisspelledEmptiness: Bool {
    self != "isEmpty" && Suggestion.nearest(to: self, in: ["isEmpty"]) != nil
  }

  /// Whether it is a literal of a text or collection that is not empty.
  fileprivate var isFilledLiteral: Bool {
    (hasPrefix("\"") || hasPrefix("[")) && !["\"\"", "[]", "[:]"].contains(self)
  }
}
