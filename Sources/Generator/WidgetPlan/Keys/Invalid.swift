package import WidgetModel
import WidgetSource
import WidgetSyntax

extension AnnotationKey {
  static let invalid = AnnotationKey(
    "invalid", on: [.type, .enum, .property, .value], takes: .swift,
    subject: .replacement, direction: .decoding,
    isApplied: { plan, _ in plan.onError != nil },
    problem: { annotation, target, subject in
      target == .enum ? LastResortCheck(subject: subject).problem(annotation) : nil
    },
    answers: [.missing, .enums],
    usage: [
      .onTypes(
        "invalid = nil",
        "optional properties are nil if the JSON has a wrong value; on an enum, [its value](#last-resort) for any wrong JSON: `invalid = .none`"
      ),
      .onProperties(
        "invalid = nil",
        "the value if the JSON has a wrong one"),
    ],
    example: KeyExample(
      """
      // widgetgen: codable
      struct Padding {
        var top: Int  // widgetgen: invalid = 0
      }
      """,
      decodes: "Padding", #"{"top": "big"}"#,
      encodes: #"{"top": 0}"#))
}

extension ModelType {
  /// The Swift expression of the value for JSON that cannot be decoded as the enum, or nil if such JSON is an error.
  ///
  /// For example: `.rectangle(radius: nil)`.
  package var lastResort: String? { kind == .enum ? annotations.own(.invalid)?.value.text : nil }
}

/// Checks `invalid` on an enum: the value for JSON that cannot be decoded.
private struct LastResortCheck: KeyCheck {
  let subject: CheckedType

  func problem(_ annotation: Annotation) -> Diagnostic? {
    if !runtime.hasPolicies {
      return .blockNotForRuntime(annotation, runtime, severity: .error, in: file)
    }
    let known = type.cases.map { "." + $0.name.bareName }
    guard let text = annotation.value.text, known.contains(String(text.prefix { $0 != "(" })) else {
      return .annotationValue(annotation, allowed: known, in: file)
    }
    return reasonForNoEffect.map { .uselessAnnotation(annotation, $0, in: file) }
  }

  /// The reason why the value is never used, or nil if it can be used.
  private var reasonForNoEffect: String? {
    if !planner.decodes { return "the decoding of '\(type.name)' is not generated" }
    if let family = context.families.containing(type.id).first {
      return "'\(type.name)' belongs to '\(family.name)', whose policies apply instead"
    }
    let acceptsAll = choices.contains { choice in
      choice.familyRepresentation == .untagged
        && choice.cases.contains { $0.isFallback && $0.values.isEmpty }
    }
    return acceptsAll ? "a case of '\(type.name)' accepts any JSON" : nil
  }
}
