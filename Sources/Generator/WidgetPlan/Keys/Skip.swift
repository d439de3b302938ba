import WidgetModel
import WidgetSource
import WidgetSyntax

extension AnnotationKey {
  static let skip = AnnotationKey(
    "skip", on: [.type, .protocol, .enum, .property, .computed, .unstored, .enumCase, .value],
    subject: .direction, directedOn: [.property, .enumCase, .value],
    excludes: { $0.target == .value ? [.flatten] : [] },
    problem: { annotation, target, subject in
      target == .value ? SkippedValueCheck(subject: subject).problem(annotation) : nil
    },
    answers: [.omission, .types, .enums],
    usage: [
      .onTypes(
        "skip",
        "generates nothing"),
      .onProperties(
        "skip",
        "not in the JSON; `skip(decode)` and `skip(encode)` for one direction"),
      .onCases(
        "skip",
        "not in the JSON; `skip(decode)` and `skip(encode)` for one direction; an associated value "
          + "only has `skip(encode)`"
      ),
    ],
    example: KeyExample(
      """
      // widgetgen: codable
      struct Download {
        var url: String
        var progress = 0.0  // widgetgen: skip
      }
      """,
      reads: "Download", #"{"url": "a.zip"}"#))
}

/// Checks `skip` on associated values. A case cannot be created without its values, so only encoding can leave one out.
private struct SkippedValueCheck: KeyCheck {
  let subject: CheckedType

  func problem(_ annotation: Annotation) -> Diagnostic? {
    guard annotation.isOn else { return nil }
    if annotation.direction != .encode {
      return Diagnostic(
        .annotationValue,
        "'\(annotation.key)' would decode a case without one of its values; write 'skip(encode)', "
          + "or remove it",
        at: annotation.keyRange, in: file)
    }
    let values: [EnumCase.Parameter] = type.cases.flatMap { $0.parameters ?? [] }
    let value = values.first { $0.annotations.own(.skip)?.keyRange == annotation.keyRange }
    return value?.label == nil
      ? Diagnostic(
        .annotationValue,
        "'\(annotation.key)' needs a label on the value; add a label, or remove it",
        at: annotation.keyRange, in: file) : nil
  }
}
