import WidgetModel
import WidgetSource
import WidgetSyntax

/// The rules of policies that a type, or a block of declarations, sets for all properties that they
/// fit.
extension TypeChecks {
  /// Reports policies of a type that fit none of its properties, or that the runtime does not support.
  func checkTypePolicies() -> [Diagnostic] {
    guard type.kind == .struct || type.kind == .class else { return [] }
    let used = usedPolicies
    return type.annotations.compactMap { annotation in
      guard let key = annotation.ownKey, key.isApplied != nil else { return nil }
      if let need = key.needs(annotation), !planner.runtime.supports(need) {
        return .blockNotForRuntime(annotation, planner.runtime, in: file)
      }
      if key == .omit, annotation.value != .flag, OmissionRule(annotation.value).isOfOneProperty {
        return .omissionOfType(annotation, in: file)
      }
      if key == .invalid, annotation.value.text != "nil" {
        return .annotationValue(annotation, allowed: ["nil"], in: file)
      }
      if key == .coder, let wrong = checkCoder(ofType: annotation) { return wrong }
      return used.contains(annotation.keyRange)
        ? nil : .uselessAnnotation(annotation, "it fits no property of '\(type.name)'", in: file)
    }
  }

  /// The places of the policies that change how a property is coded.
  var usedPolicies: Set<SourceRange> {
    let properties = planner.objects.properties
    return Set(
      planned.flatMap { plan in
        AnnotationKey.policies.compactMap { key in
          guard let policy = properties.policies(of: plan.property)[key],
            isCoded(key.direction), key.isApplied?(plan, properties) ?? false
          else { return nil }
          return policy.annotation.keyRange
        }
      })
  }

  /// Whether the type is coded in a direction.
  private func isCoded(_ direction: AnnotationKey.Direction?) -> Bool {
    switch direction {
    case .decoding, .decodingOrInitializing: planner.decodes
    case .encoding: planner.encodes
    case .either, nil: true
    }
  }
}

extension Model {
  /// Reports policies of blocks that fit nothing in their block.
  func checkPolicies(ofBlocksIn file: ParsedFile, used: Set<SourceRange>) -> [Diagnostic] {
    guard file.hasAnnotations else { return [] }
    let policies = file.placedAnnotations.flatMap { place, annotations in
      annotations.filter { $0.isPolicyOfBlock }.map { annotation in
        (
          annotation,
          isUsed: place == .enum || (place == .protocol && TypeAttributes(annotations).isFamily)
        )
      }
    }
    var seen = used.union(policies.filter(\.isUsed).map(\.0.keyRange))
    return policies.filter { seen.insert($0.0.keyRange).inserted }
      .map { .uselessAnnotation($0.0, "it fits nothing in its block", in: file) }
  }
}

extension Annotation {
  /// Whether it sets a policy for the declarations in a block.
  fileprivate var isPolicyOfBlock: Bool { isOfBlock && isOn && knownKey?.isApplied != nil }
}
