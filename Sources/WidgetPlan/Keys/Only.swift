extension AnnotationKey {
  static let only = AnnotationKey(
    "only", on: [.type, .enum, .property, .computed, .enumCase],
    takes: .words(["decode", "encode"]),
    subject: .direction, direction: .either,
    usage: [
      .onTypes(
        "only = decode",
        "one of the two directions"),
      .onProperties(
        "only = decode",
        "one of the two directions; `only = encode` encodes a computed property"),
      .onCases(
        "only = decode",
        "one of the two directions"),
    ])
}
