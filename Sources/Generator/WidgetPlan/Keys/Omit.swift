import WidgetModel

extension AnnotationKey {
  static let omit = AnnotationKey(
    "omit", on: [.type, .property, .computed, .value], takes: .text,
    subject: .omission, direction: .encoding, needs: .encoding,
    isApplied: { plan, properties in
      switch properties.policies(of: plan.property).omit?.rule {
      case .never: plan.encodesNil
      case .default: plan.omissions.contains { $0.isOfDefault }
      case .condition: plan.omissions.contains { !$0.isOfDefault && $0 != .isMissing }
      case nil: false
      }
    },
    answers: [.omission],
    usage: [
      .onTypes(
        "omit = default",
        "the [condition](#omit) under which properties that it fits are not encoded"),
      .onProperties(
        "omit = isEmpty",
        "the [condition](#omit) under which the value is not encoded"),
    ],
    example: KeyExample(
      """
      // widgetgen: codable
      struct Update {
        // widgetgen: omit = isEmpty
        var tags: [String] = []
        // widgetgen: omit = default
        var count = 1
      }
      """,
      decodes: "Update", #"{"tags": [], "count": 1}"#,
      encodes: #"{}"#))
}
