extension AnnotationKey {
  static let coder = AnnotationKey(
    "coder", on: [.type, .property, .computed, .value], takes: .text,
    subject: .value, direction: .either, needs: .policies,
    excludes: { _ in [.unknown] },
    isApplied: { plan, _ in plan.shape.isCoded },
    answers: [.form],
    usage: [
      .onTypes(
        "coder = ISO8601()",
        "the [coder](#coder) of all properties that have values of its type"),
      .onProperties(
        "coder = ISO8601()",
        "the [coder](#coder) that codes the values"),
    ],
    example: KeyExample(
      """
      import Foundation
      import WidgetRuntime

      // widgetgen: codable
      struct Event {
        var start: Date  // widgetgen: coder = ISO8601()
      }
      """,
      reads: "Event", #"{"start": "2026-03-01T12:30:00Z"}"#))
}
