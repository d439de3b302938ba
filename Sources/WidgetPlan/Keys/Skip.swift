extension AnnotationKey {
  static let skip = AnnotationKey(
    "skip", on: [.type, .protocol, .enum, .property, .computed, .unstored, .enumCase],
    subject: .direction, directedOn: [.property, .enumCase],
    usage: [
      .onTypes(
        "skip",
        "generates nothing"),
      .onProperties(
        "skip",
        "not in the JSON; `skip(decode)` and `skip(encode)` for one direction"),
      .onCases(
        "skip",
        "not in the JSON; `skip(decode)` and `skip(encode)` for one direction"),
    ])
}
