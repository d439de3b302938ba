extension AnnotationKey {
  static let onError = AnnotationKey(
    "onError", on: [.type, .property, .value], takes: .swift,
    subject: .replacement, direction: .decoding,
    isApplied: { plan, _ in plan.onError != nil },
    usage: [
      .onTypes(
        "onError = nil",
        "optional properties are nil if the JSON has a wrong value"),
      .onProperties(
        "onError = nil",
        "the value if the JSON has a wrong one"),
    ])
}
