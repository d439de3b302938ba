import WidgetModel
import WidgetSource
import WidgetSyntax

extension AnnotationKey {
  static let memberwise = AnnotationKey(
    "memberwise", on: [.type],
    takes: .optionalWords(AccessLevel.allCases.map(\.rawValue) + [TypeAttributes.explicit]),
    subject: .generation, generates: [.memberwiseInit],
    problem: { annotation, _, subject in MemberwiseCheck(subject: subject).problem(annotation) },
    answers: [.types],
    usage: [
      .onTypes(
        "memberwise",
        "generates a memberwise initializer, unless Swift synthesizes the same one; `memberwise = package` sets its access level, and `memberwise = explicit` omits the default nil of optionals"
      )
    ],
    example: KeyExample(
      """
      // widgetgen: codable, memberwise = package
      package struct Session {
        package var token: String
      }
      """,
      reads: "Session", #"{"token": "abc"}"#))
}

/// Checks `memberwise = explicit`, which omits the default nil of optionals, and access levels.
private struct MemberwiseCheck: KeyCheck {
  let subject: CheckedType

  func problem(_ annotation: Annotation) -> Diagnostic? {
    guard annotation.isOwn, let word = annotation.value.text else { return nil }
    let reason =
      word == TypeAttributes.explicit
      ? reasonForNoEffect : AccessLevel(rawValue: word).flatMap(reasonForNoLevel)
    return reason.map { .uselessAnnotation(annotation, $0, in: file) }
  }

  /// Returns nil if an initializer is generated, if the type has its own, or if the one of Swift may have the level.
  private func reasonForNoLevel(_ level: AccessLevel) -> String? {
    guard type.kind == .struct, level < .internal, planner.written.initializers.isEmpty,
      plan.variants.allSatisfy({ $0.memberwiseInit == nil }),
      type.storedProperties.allSatisfy(\.access.isVisibleInOtherFiles)
    else { return nil }
    return
      "Swift's own initializer of '\(type.name)' is internal; use an inline block to replace it"
  }

  private var reasonForNoEffect: String? {
    let hasOptional = type.storedProperties.contains { property in
      property.isInitialized && property.type?.isOptional ?? false && property.initialValue == nil
        && AnnotatedValue(context, property).code(.default) == nil
    }
    if !hasOptional { return "no optional property of '\(type.name)' is without a value" }
    let initializers = plan.variants.compactMap(\.memberwiseInit)
    let isHidden = initializers.allSatisfy {
      $0.isDistinguished && $0.access ?? .internal <= .internal
    }
    return isHidden
      ? "Swift's own initializer of '\(type.name)' has these defaults in the whole module; use an inline block to "
        + "replace it" : nil
  }
}
