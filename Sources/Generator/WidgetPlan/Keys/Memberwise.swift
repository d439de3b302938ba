import WidgetModel
import WidgetSource
import WidgetSyntax

extension AnnotationKey {
  static let memberwise = AnnotationKey(
    "memberwise", on: [.type],
    takes: .optionalWords(AccessLevel.allCases.map(\.rawValue) + [TypeAttributes.explicit]),
    subject: .generation, generates: [.memberwiseInit],
    problem: { annotation, _, subject in ExplicitCheck(subject: subject).problem(annotation) },
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

/// Checks `memberwise = explicit`, which omits the default nil of optionals.
private struct ExplicitCheck: KeyCheck {
  let subject: CheckedType

  func problem(_ annotation: Annotation) -> Diagnostic? {
    guard annotation.isOwn, annotation.value.text == TypeAttributes.explicit else { return nil }
    return reasonForNoEffect.map { .uselessAnnotation(annotation, $0, in: file) }
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
