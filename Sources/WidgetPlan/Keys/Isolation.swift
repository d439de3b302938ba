extension AnnotationKey {
  static let isolation = AnnotationKey(
    "isolation", on: [.type, .protocol, .enum], takes: .words(["nonisolated"]),
    subject: .generation, direction: .either, family: .types,
    usage: [
      .onTypes(
        "isolation = nonisolated",
        "for modules whose default isolation is an actor")
    ])
}
