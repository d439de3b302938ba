extension AnnotationKey {
  static let `default` = AnnotationKey(
    "default", on: [.property, .value], takes: .swift,
    subject: .replacement, direction: .decodingOrInitializing,
    usage: [
      .onProperties(
        "default = 3",
        "the value if the key is missing: a literal, a case, or a Swift expression")
    ])
}
