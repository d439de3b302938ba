extension AnnotationKey {
  static let omitDefault = AnnotationKey(
    "omitDefault", on: [.type, .property, .value],
    subject: .omission, direction: .encoding, needs: .encoding,
    isApplied: { plan, _ in plan.omissions.contains { $0.isOfDefault } },
    usage: [
      .onTypes(
        "omitDefault",
        "defaults that can be compared are not encoded"),
      .onProperties(
        "omitDefault",
        "the value for a missing key is not encoded"),
    ])
}
