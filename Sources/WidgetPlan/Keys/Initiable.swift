extension AnnotationKey {
  static let initiable = AnnotationKey(
    "initiable", on: [.type],
    subject: .generation, generates: [.memberwiseInit],
    usage: [
      .onTypes(
        "initiable",
        "generates a memberwise initializer")
    ])
}
