import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks policies that a type sets for all properties to which they apply.
struct PolicyChecks: TypeCheck {
  let subject: CheckedType

  /// Reports policies that apply to no property, that have an invalid value, or that the runtime does not support.
  func run() -> [Diagnostic] {
    guard type.kind.isStructOrClass else { return [] }
    let used = usedPolicies
    return type.annotations.compactMap { annotation in
      guard let key = annotation.ownKey, key.isApplied != nil, type.attributes.policy(key) != nil
      else { return nil }
      if let need = key.needs(annotation), !runtime.supports(need) {
        return .blockNotForRuntime(annotation, runtime, in: file)
      }
      if let problem = problem(ofValue: annotation, key) { return problem }
      return used.contains(annotation.keyRange)
        ? nil : .uselessAnnotation(annotation, "it fits no property of '\(type.name)'", in: file)
    }
  }

  /// Returns a diagnostic for a value that is not allowed on a type, or nil for an allowed value.
  private func problem(ofValue annotation: Annotation, _ key: AnnotationKey) -> Diagnostic? {
    switch key {
    case .omit:
      return annotation.value != .flag && !isOmissionOfTypes(OmissionRule(annotation.value))
        ? Diagnostic(
          .annotationValue,
          "'omit' of a type takes 'default', 'key', 'never', or a property of all values such as "
            + "'isEmpty'; write a condition on a single property",
          at: annotation.range, in: file) : nil
    case .invalid:
      return annotation.value.text != "nil"
        ? .annotationValue(annotation, allowed: ["nil"], in: file) : nil
    case .coder: return CoderChecks(subject: subject).problem(ofType: annotation)
    default: return nil
    }
  }

  /// Whether a condition is valid for all properties of a type.
  private func isOmissionOfTypes(_ rule: OmissionRule) -> Bool {
    if case .condition(let omission?) = rule, let name = omission.member {
      return name.isBooleanOfSwift
        || model.declaresProperty(
          name, in: [.actor, .class, .enum, .extension, .protocol, .struct])
    }
    return !rule.isOfOneProperty
  }

  /// The ranges of the policies that change how a property is coded.
  var usedPolicies: Set<SourceRange> {
    let properties = planner.propertyPlanner
    return Set(
      codedProperties.flatMap { plan in
        AnnotationKey.policies.compactMap { key in
          guard let policy = properties.policies(of: plan.property)[key],
            isCoded(key.direction), key.isApplied?(plan, properties) ?? false
          else { return nil }
          return policy.annotation.keyRange
        }
      })
  }

  /// Whether the type is coded in the direction that a policy affects. True if the policy does not depend on a single
  /// direction.
  private func isCoded(_ direction: AnnotationKey.Direction?) -> Bool {
    switch direction {
    case .decoding, .decodingOrInitializing: planner.decodes
    case .encoding: planner.encodes
    case .either, nil: true
    }
  }
}

/// Checks policies that a block sets for its declarations.
struct BlockPolicyChecks {
  let subject: CheckedFile
  /// The ranges of the policies that change how a property is coded.
  let used: Set<SourceRange>

  /// Reports policies that apply to no declaration in their block.
  func run() -> [Diagnostic] {
    let policies = subject.targetedAnnotations.flatMap { place, annotations in
      let isFamily = FamilyAttributes(annotations).isMarked
      return annotations.filter(\.isPolicyOfBlock).map { annotation in
        let isOfNames = annotation.knownKey?.family != nil
        return switch place {
        case .protocol: (annotation, isUsed: isFamily)
        case .class: (annotation, isUsed: isFamily && isOfNames)
        case .enum: (annotation, isUsed: isOfNames)
        default: (annotation, isUsed: false)
        }
      }
    }
    var seen = used.union(policies.filter(\.isUsed).map(\.0.keyRange))
    return policies.map(\.0).filter { seen.insert($0.keyRange).inserted }
      .map { .uselessAnnotation($0, "it fits nothing in its block", in: subject.file) }
  }
}

extension Annotation {
  /// Whether the annotation sets a policy for the declarations in a block.
  fileprivate var isPolicyOfBlock: Bool { isOfBlock && isOn && knownKey?.isApplied != nil }
}
