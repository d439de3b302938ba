extension AnnotationKey {
  static let skip = AnnotationKey(
    "skip", on: [.type, .protocol, .enum, .property, .computed, .unstored, .enumCase],
    subject: .direction,
    usage: [
      .onTypes(
        "skip",
        "generates nothing"),
      .onProperties(
        "skip",
        "not in the JSON"),
      .onCases(
        "skip",
        "not in the JSON"),
    ])
}
