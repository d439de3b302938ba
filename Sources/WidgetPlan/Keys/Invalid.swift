extension AnnotationKey {
  static let invalid = AnnotationKey(
    "invalid", on: [.type, .property, .value], takes: .swift,
    subject: .replacement, direction: .decoding,
    isApplied: { plan, _ in plan.onError != nil },
    usage: [
      .onTypes(
        "invalid = nil",
        "optional properties are nil if the JSON has a wrong value"),
      .onProperties(
        "invalid = nil",
        "the value if the JSON has a wrong one"),
    ])
}
