extension AnnotationKey {
  static let omitIf = AnnotationKey(
    "omitIf", on: [.type, .property, .computed, .value], takes: .text,
    subject: .omission, direction: .encoding, needs: .encoding,
    isApplied: { plan, _ in plan.omissions.contains { !$0.isOfDefault && $0 != .ofMissing } },
    usage: [
      .onTypes(
        "omitIf = isEmpty",
        "properties for which this is true are not encoded"),
      .onProperties(
        "omitIf = isEmpty",
        "the condition under which the value is not encoded"),
    ])
}
