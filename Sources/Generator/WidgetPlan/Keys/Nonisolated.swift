extension AnnotationKey {
  static let nonisolated = AnnotationKey(
    "nonisolated", on: [.type, .protocol, .enum],
    subject: .generation, direction: .either, family: .types,
    usage: [
      .onTypes(
        "nonisolated",
        "generated code is `nonisolated`, for modules whose default isolation is an actor")
    ])
}
