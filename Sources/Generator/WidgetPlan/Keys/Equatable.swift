extension AnnotationKey {
  static let equatable = AnnotationKey(
    "equatable", on: [.type, .enum],
    subject: .generation, generates: [.equality],
    usage: [
      .onTypes(
        "equatable",
        "generates `==`")
    ])
}
