extension AnnotationKey {
  static let explicitNil = AnnotationKey(
    "explicitNil", on: [.type, .property, .computed, .value],
    subject: .omission, direction: .encoding, needs: .encoding,
    isApplied: { plan, _ in plan.writesNil },
    usage: [
      .onTypes(
        "explicitNil",
        "nil is encoded as `null` in all optional properties"),
      .onProperties(
        "explicitNil",
        "nil is encoded as `null`"),
    ])
}
