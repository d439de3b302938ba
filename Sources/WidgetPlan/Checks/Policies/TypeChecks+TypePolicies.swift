import WidgetModel
import WidgetSource
import WidgetSyntax

/// The rules of policies that a type, or a block of declarations, sets for all properties that they
/// fit.
extension TypeChecks {
  fileprivate static let policies: [AnnotationKey] = [
    .coder, .explicitNil, .lossy, .omitDefault, .omitIf, .onError, .oneOrMany, .unknown,
  ]

  /// A policy of a type that fits none of its properties, or that the runtime does not have.
  func checkTypePolicies() -> [Diagnostic] {
    guard type.kind == .struct || type.kind == .class else { return [] }
    let used = usedPolicies
    return type.annotations.compactMap { annotation in
      guard let key = annotation.ownKey, Self.policies.contains(key) else { return nil }
      if !planner.runtime.hasPolicies, key != .onError {
        return .blockNotForRuntime(annotation, planner.runtime, in: file)
      }
      if key == .omitIf, annotation.value != .flag, Omission(annotation)?.member == nil {
        return .omissionOfType(annotation, in: file)
      }
      if key == .onError, annotation.value.text != "nil" {
        return .annotationValue(annotation, allowed: ["nil"], in: file)
      }
      if key == .coder, let wrong = checkCoder(ofType: annotation) { return wrong }
      return used.contains(annotation.keyRange)
        ? nil : .uselessAnnotation(annotation, "it fits no property of '\(type.name)'", in: file)
    }
  }

  /// The places of the policies that change how some property is decoded.
  var usedPolicies: Set<SourceRange> {
    let properties = planner.objects.properties
    return Set(
      planned.flatMap { plan in
        Self.policies.compactMap { key in
          guard let annotation = properties.policyAnnotation(key, for: plan.property),
            annotation.value != .bool(false), applies(key),
            isChanged(plan, by: key)
          else { return nil }
          return annotation.keyRange
        }
      })
  }

  /// Whether the type is coded in the direction that a policy is for.
  private func applies(_ key: AnnotationKey) -> Bool {
    switch key {
    case .coder: true
    case .explicitNil, .omitDefault, .omitIf: planner.encodes
    default: planner.decodes
    }
  }

  private func isChanged(_ plan: PropertyPlan, by key: AnnotationKey) -> Bool {
    switch key {
    case .coder: plan.shape.isCoded
    case .explicitNil: plan.writesNil
    case .lossy: plan.shape.isPartial
    case .oneOrMany: plan.shape.isOneOrMany
    case .omitDefault: plan.omissions.contains { $0.isOfDefault }
    case .omitIf: plan.omissions.contains { !$0.isOfDefault && $0 != .ofMissing }
    case .onError: plan.onError != nil
    case .unknown:
      planner.objects.properties.policy(
        plan.property, plan.shape.whole, plan.presence, codedByWrapper: plan.codedWrapper != nil
      ).written != nil
    default: false
    }
  }
}

extension Model {
  /// A policy of a block that fits nothing in it.
  func checkPolicies(ofBlocksIn file: ParsedFile, used: Set<SourceRange>) -> [Diagnostic] {
    guard file.hasAnnotations else { return [] }
    let policies = file.placedAnnotations.flatMap { place, annotations in
      annotations.filter { $0.isPolicyOfBlock }.map { annotation in
        (annotation, isUsed: place == .enum || (place == .protocol && annotations.has(.family)))
      }
    }
    var seen = used.union(policies.filter(\.isUsed).map(\.0.keyRange))
    return policies.filter { seen.insert($0.0.keyRange).inserted }
      .map { .uselessAnnotation($0.0, "it fits nothing in its block", in: file) }
  }
}

extension Annotation {
  /// Whether it sets a policy for what is in a block.
  fileprivate var isPolicyOfBlock: Bool {
    guard origin == .widgetgen, isOfBlock, value != .bool(false) else { return false }
    return AnnotationKey(rawValue: key).map(TypeChecks.policies.contains) ?? false
  }
}
